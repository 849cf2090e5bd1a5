// Generated from api/src/http/routes by `npm run generate -w api`.

export interface paths {
    "/api/auth/nonce/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sign-in message to sign */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    address: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NonceResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges the signed message for a token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VerifyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VerifyResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes the caller's token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ok"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in player */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserProfile"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract/current-round-fast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest round and the outcomes before it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CurrentRoundResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract/current-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest round and the outcomes before it, under an older path */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CurrentRoundResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract/players/history-fast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest predictions of all players */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlayersHistoryResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/round/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One round */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Round"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/round/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of players in a round, and their stakes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RoundStats"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract/irregular-rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rounds with stakes of the last 90 days that were void, or ended more than two minutes late, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["IrregularRounds"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deposit-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The minimum and maximum stake of the next round */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["DepositLimits"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the game is running, and its current round */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GameStatus"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/predict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns the data to sign for a prediction, or sends a signed one; 409 if the wallet pays the gas */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PredictBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PredictResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claim/{roundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the player's claim; 409 if the wallet pays the gas */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    roundId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/prediction/{roundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's own prediction in a round */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    roundId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnPrediction"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/potential-rewards/{roundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payout of a prediction if the player wins */
        get: {
            parameters: {
                query?: {
                    address?: string;
                };
                header?: never;
                path: {
                    roundId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PotentialRewards"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/predictions-bypass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's predictions, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PredictionsResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/claimable-rewards-bypass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payouts that the player can claim */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimableResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/predictions-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's record */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PredictionsSummary"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's own limits and session of Quick play, from the contract */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnBounds"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allow a key to predict, or get the data to sign */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuickPlayBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PredictResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-play/predict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a prediction that the key has signed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuickPredictBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-play/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session, by the signature of its key */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuickPlayEndBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's name, which the operator may hide, and when it can be changed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnName"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Checks a name or, with a signature, makes it the player's; empty gives it up
         * @description The codes of a refusal: `name_form`, `name_reserved`, `name_taken`, `name_too_soon`, `signature_expired`, `signature_too_long` and `signature_invalid`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChooseNameBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnName"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/node": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the chain through the operator's node, for a page without a wallet */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NodeRequest"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NodeAnswer"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send calls that a key of the player's passkey account has signed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExecuteBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send calls that the first passkey of an account has signed, before its player has signed in
         * @description The account itself checks the signature, in the estimate and in the transaction.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OpenBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key for notifications to closed pages (Web Push); null if there are none */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PushKey"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notifies this browser of the player's results and payouts, until the session ends */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PushSubscribeBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ok"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notifies this browser no longer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PushUnsubscribeBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ok"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/push/changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows a browser that has changed its subscription, by the old one's endpoint */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PushChangedBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ok"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player's public record */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    address: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlayerRecord"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players/{address}/predictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a player's predictions, newest first */
        get: {
            parameters: {
                query: {
                    before?: number;
                    limit: number;
                };
                header?: never;
                path: {
                    address: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlayerPredictionsPage"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/players/{address}/record.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's whole record as a CSV file, oldest bet first
         * @description One line for each bet, with its payout. Fees are what the player paid for gas: 0 if somebody else paid, empty while unknown. A transaction that pays several rounds has its fee in the first of them.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    address: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A CSV file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract/players/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the predictions of all players, or of one round, newest first */
        get: {
            parameters: {
                query: {
                    roundId?: number;
                    before?: string;
                    limit: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PlayersHistoryPage"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/round/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times of the predictions in a round, for a chart */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RoundEntries"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the players of a period, ranked
         * @description Changes only when a round gets its outcome, after a reorganisation, when a period ends, and with a name of a player: the events `result`, `resync` and `name` of `GET /events`, and the time `until`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Ranks by one field of the rows, highest first. By `return`, it ranks only players with at least 10 rounds won or lost in the period. */
                    order: components["schemas"]["LeaderboardOrder"];
                    /** @description Counts the rounds that ended on the current day or in the current week, or all rounds. Days start at midnight in UTC and weeks on Monday, on the chain's clock. A round counts in the period of its end, as soon as it has an outcome. */
                    period: components["schemas"]["LeaderboardPeriod"];
                    /** @description The `next` of the page before. */
                    after?: string;
                    limit: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LeaderboardPage"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The place of one player in the leaderboard */
        get: {
            parameters: {
                query: {
                    /** @description Ranks by one field of the rows, highest first. By `return`, it ranks only players with at least 10 rounds won or lost in the period. */
                    order: components["schemas"]["LeaderboardOrder"];
                    /** @description Counts the rounds that ended on the current day or in the current week, or all rounds. Days start at midnight in UTC and weeks on Monday, on the chain's clock. A round counts in the period of its end, as soon as it has an outcome. */
                    period: components["schemas"]["LeaderboardPeriod"];
                };
                header?: never;
                path: {
                    address: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LeaderboardPlace"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current price */
        get: {
            parameters: {
                query?: {
                    asset?: "ethereum";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CurrentPrice"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recorded prices and their candles
         * @description The maximum number of days depends on the interval: 1 with 1m, 7 with 5m, 30 with 1h. Without an interval, the server chooses one for the number of days.
         */
        get: {
            parameters: {
                query: {
                    asset?: "ethereum";
                    days: number;
                    interval?: components["schemas"]["CandleInterval"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PriceHistory"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/round/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The recorded prices of a round, from its start to its end */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RoundPrices"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/round/{id}/ticks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every recorded price of a round, with every digit */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RoundTicks"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/round/{id}/ticks.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every recorded price of a round as a CSV file: time, price and source */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A CSV file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/price/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks the price service; returns the price, or why the check failed */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PriceCheck"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contract-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contract's key figures */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ContractInfo"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/owner-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The admins' addresses, and whether the caller is an admin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnerInfo"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/start-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a round; first posts the custom price, if given */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StartRoundBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminResult"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/resolve-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resolves an ended round; first posts the custom price, if given */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ResolveRoundBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminResult"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/void-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voids a round that was not resolved within an hour of its end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["VoidRoundBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminResult"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/set-minimum-deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the minimum stake for future rounds */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AmountBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminResult"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/set-maximum-deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the maximum stake for future rounds */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AmountBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminResult"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hide-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides a player's name, which nobody may choose from now on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NameBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminResult"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/show-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a hidden name again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NameBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminResult"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reserve, liability, exposure, unresolved rounds, feed and keeper */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OperatorOverview"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Volume, players and the house's result by day, in base units */
        get: {
            parameters: {
                query: {
                    days: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HouseFigures"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All admin actions with time, transaction and outcome, newest first */
        get: {
            parameters: {
                query: {
                    limit: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AuditLog"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deployment's configuration, for the pages */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Config"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game's clock */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TimeResponse"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readiness: 503 with a reason until the index has caught up with the chain, and while the index is stalled or the chain is silent */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ready"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ready"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prometheus metrics */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events, with the names and data of the properties of StreamEvents. A heartbeat with the data {} follows 4 s without an event */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telemetry/remote-error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports that a remote failed in a page */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RemoteErrorBody"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telemetry/remote-starts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports which remotes started in a page, as the base for a failure rate */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RemoteStartsBody"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telemetry/remote-vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports how quickly the remotes of a page loaded and answered its visitor */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RemoteVitalsBody"];
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds the simulated price at a value, or ends the override (local chain only) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OverridePriceBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ok"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/faucet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives test tokens and gas (local chain only) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FaucetBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Ok"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {unknown} */
        RoundStatus: "active" | "resolving" | "idle";
        /** @enum {unknown} */
        Outcome: "UP" | "DOWN" | "DRAW" | "VOID";
        CurrentRound: {
            id: number;
            status: components["schemas"]["RoundStatus"];
            start_time: number;
            end_time: number;
            lock_time: number;
            start_price: number;
            end_price: number | null;
            outcome: components["schemas"]["Outcome"] | null;
            total_deposits: string;
            up_predictions: string;
            down_predictions: string;
            minimum_deposit: string;
            maximum_deposit: string;
        };
        /** @enum {unknown} */
        Direction: "UP" | "DOWN";
        PlayerHistoryItem: {
            roundId: number;
            playerAddress: string | null;
            name?: string;
            direction: components["schemas"]["Direction"];
            stakeAmount: string;
            status: boolean;
            isWinner: boolean;
            outcome: components["schemas"]["Outcome"] | null;
            rewardAmount: string;
            position: string;
        };
        RoundHistoryItem: {
            id: number;
            outcome: components["schemas"]["Outcome"];
        };
        Claim: {
            roundId: number;
            playerAddress: string;
        };
        NameChange: {
            playerAddress: string;
            name: string | null;
        };
        /** @enum {unknown} */
        PriceSource: "moralis" | "simulated" | "chainlink" | "fallback";
        CurrentPrice: {
            price: number;
            change24h: number | null;
            timestamp: number;
            source: components["schemas"]["PriceSource"];
            everySeconds?: number;
        };
        TimeResponse: {
            now: number;
        };
        DepositLimits: {
            minimum: string;
            maximum: string;
            minDeposit: string;
            maxDeposit: string;
        };
        LiveState: {
            rounds: {
                current: components["schemas"]["CurrentRound"] | null;
                history: components["schemas"]["RoundHistoryItem"][];
            };
            price: components["schemas"]["CurrentPrice"];
            limits: components["schemas"]["DepositLimits"];
            playersHistory: string;
        };
        SiteRelease: {
            serial: number;
        };
        Resync: {
            reason: string;
        };
        StreamEvents: {
            round: components["schemas"]["CurrentRound"];
            prediction: components["schemas"]["PlayerHistoryItem"];
            result: components["schemas"]["RoundHistoryItem"];
            claim: components["schemas"]["Claim"];
            name: components["schemas"]["NameChange"];
            price: components["schemas"]["CurrentPrice"];
            clock: components["schemas"]["TimeResponse"];
            limits: components["schemas"]["DepositLimits"];
            state: components["schemas"]["LiveState"];
            release: components["schemas"]["SiteRelease"];
            resync: components["schemas"]["Resync"];
        };
        NonceResponse: {
            nonce: string;
        };
        ApiError: {
            /** @enum {boolean} */
            success: false;
            /** @description The stable code of the cause, such as `minimum_stake`. `contracts/errors/texts.ts` lists those that a person reads. */
            error: string;
            /** @description English: the cause and the remedy. */
            message: string;
            /** @description The values of the cause, for a text in the language of the reader: amounts are decimal strings in base units, times are Unix seconds. Empty if the cause has none. */
            params: {
                [key: string]: string | number;
            };
        };
        VerifyBody: {
            address: string;
            signature: string;
            nonce?: string;
        };
        VerifyResponse: {
            token: string;
        };
        Ok: {
            /** @enum {boolean} */
            success: true;
            message?: string;
        };
        UserProfile: {
            address: string;
            token_balance: number;
            gas_is_free: boolean;
        };
        CurrentRoundResponse: {
            /** @enum {boolean} */
            success: true;
            data: {
                current: components["schemas"]["CurrentRound"] | null;
                history: components["schemas"]["RoundHistoryItem"][];
            };
        };
        PlayersHistoryResponse: {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["PlayerHistoryItem"][];
            total: number;
        };
        Round: {
            id: number;
            startTime: number;
            endTime: number;
            lockTime: number;
            priceAtStart: number;
            priceAtEnd: number | null;
            isResolved: boolean;
            status: components["schemas"]["RoundStatus"];
            outcome: components["schemas"]["Outcome"] | null;
            totalDeposits: string;
            upPredictions: string;
            downPredictions: string;
            ticks: string;
        };
        RoundStats: {
            roundId: number;
            players: number;
            upPlayers: number;
            downPlayers: number;
            totalDeposits: string;
            upPredictions: string;
            downPredictions: string;
            paid: string;
            burned: string;
        };
        IrregularRound: {
            roundId: number;
            endTime: number;
            outcome: components["schemas"]["Outcome"];
            secondsLate: number;
        };
        IrregularRounds: {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["IrregularRound"][];
        };
        GameStatus: {
            currentRound: {
                roundId: number;
                startPrice: number;
                status: components["schemas"]["RoundStatus"];
                startTime: number;
                endTime: number;
            } | null;
            gameStatus: {
                isRunning: boolean;
            };
            network: string;
        };
        PredictBody: {
            direction: string;
            amount: string | number;
            signature?: string;
            deadline?: number;
        };
        TypedData: {
            domain: {
                [key: string]: unknown;
            };
            types: {
                [key: string]: {
                    name: string;
                    type: string;
                }[];
            };
            primaryType: string;
            message: {
                [key: string]: unknown;
            };
        };
        TransactionResult: {
            transactionHash: string;
            gasUsed: string;
            gasCost: string;
            paidBy: string;
            network: string;
        };
        PredictResponse: {
            /** @enum {boolean} */
            success: true;
            message: string;
            data: components["schemas"]["TypedData"] | components["schemas"]["TransactionResult"];
        };
        ClaimResponse: {
            /** @enum {boolean} */
            success: true;
            message: string;
            data: components["schemas"]["TransactionResult"];
        };
        /** @enum {unknown} */
        PredictionStatus: "pending" | "win" | "lose" | "draw" | "void";
        OwnPrediction: {
            hasPredicted: boolean;
            predictedUp: boolean;
            predictedAt: number | null;
            depositAmount: string;
            hasWithdrawn: boolean;
            claimedBy: string | null;
            claimTransaction: string | null;
            potentialRewards: string;
            payoutAmount: string;
            status: components["schemas"]["PredictionStatus"];
        };
        PotentialRewards: {
            potentialRewards: string;
        };
        RecentPrediction: {
            round_id: number;
            direction: components["schemas"]["Direction"];
            stake_amount: string;
            payout_amount: string;
            status: components["schemas"]["PredictionStatus"];
        };
        PredictionsResponse: {
            /** @enum {boolean} */
            success: true;
            predictions: components["schemas"]["RecentPrediction"][];
        };
        ClaimableReward: {
            roundId: number;
            potentialRewards: string;
            payoutAmount: string;
            status: components["schemas"]["PredictionStatus"];
        };
        ClaimableResponse: {
            /** @enum {boolean} */
            success: true;
            rewards: components["schemas"]["ClaimableReward"][];
        };
        CurvePoint: {
            roundId: number;
            profit: string;
        };
        PredictionsSummary: {
            total: number;
            won: number;
            lost: number;
            pending: number;
            refunded: number;
            staked: string;
            paid: string;
            claimable: string;
            profit: string;
            currentStreak: number;
            longestStreak: number;
            curve: components["schemas"]["CurvePoint"][];
        };
        OwnBounds: {
            limits: {
                perDay: string | null;
                left: string | null;
                next: {
                    perDay: string | null;
                    from: number;
                } | null;
                breakUntil: number | null;
            };
            session: {
                key: string;
                perRound: string;
                left: string;
                end: number;
            } | null;
        };
        QuickPlayBody: {
            key: string;
            perRound: string | number;
            inAll: string | number;
            end: number;
            deadline: number;
            signature?: string;
            permit?: {
                value: string | number;
                v: number;
                r: string;
                s: string;
            };
        };
        QuickPredictBody: {
            direction: string;
            amount: string | number;
            deadline: number;
            signature: string;
        };
        QuickPlayEndBody: {
            signature: string;
        };
        OwnName: {
            name: string | null;
            isHidden: boolean;
            changeableAt: number | null;
        };
        ChooseNameBody: {
            name: string;
            expiresAt?: number;
            signature?: string;
        };
        NodeRequest: {
            /** @enum {unknown} */
            method: "eth_blockNumber" | "eth_call" | "eth_getBalance" | "eth_getCode" | "eth_getTransactionByHash" | "eth_getTransactionCount" | "eth_getTransactionReceipt";
            params: unknown[];
        };
        NodeAnswer: {
            result: unknown;
            error?: {
                code: number;
                message: string;
                data?: unknown;
            };
        };
        ExecuteBody: {
            calls: {
                target: string;
                data: string;
            }[];
            deadline: number;
            signature: string;
            key?: {
                qx: string;
                qy: string;
            };
        };
        OpenBody: {
            calls: {
                target: string;
                data: string;
            }[];
            deadline: number;
            signature: string;
            key: {
                qx: string;
                qy: string;
            };
        };
        PushKey: {
            publicKey: string | null;
        };
        /** @enum {unknown} */
        PushLanguage: "en" | "es" | "tr" | "vi" | "zh";
        PushSubscribeBody: {
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
            language: components["schemas"]["PushLanguage"];
        };
        PushUnsubscribeBody: {
            endpoint: string;
        };
        PushChangedBody: {
            was: string;
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        PlayerRecord: {
            address: string;
            name?: string;
            total: number;
            won: number;
            lost: number;
            pending: number;
            refunded: number;
            staked: string;
            paid: string;
            claimable: string;
            profit: string;
            currentStreak: number;
            longestStreak: number;
            curve: components["schemas"]["CurvePoint"][];
        };
        PlayerPrediction: {
            roundId: number;
            playerAddress: string | null;
            name?: string;
            direction: components["schemas"]["Direction"];
            stakeAmount: string;
            status: boolean;
            isWinner: boolean;
            outcome: components["schemas"]["Outcome"] | null;
            rewardAmount: string;
            position: string;
            endTime: number;
            priceAtStart: number;
            priceAtEnd: number | null;
        };
        PlayerPredictionsPage: {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["PlayerPrediction"][];
            total: number;
            next: number | null;
        };
        PlayersHistoryPage: {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["PlayerHistoryItem"][];
            total: number;
            next: string | null;
        };
        RoundEntry: {
            time: number;
            direction: components["schemas"]["Direction"];
            position: string;
        };
        RoundEntries: {
            roundId: number;
            entries: components["schemas"]["RoundEntry"][];
        };
        /**
         * @default profit
         * @enum {unknown}
         */
        LeaderboardOrder: "profit" | "return" | "volume" | "streak";
        /**
         * @default always
         * @enum {unknown}
         */
        LeaderboardPeriod: "day" | "week" | "always";
        LeaderboardRow: {
            rank: number;
            address: string;
            name?: string;
            profit: string;
            volume: string;
            return: number;
            rounds: number;
            wins: number;
            streak: number;
        };
        LeaderboardPage: {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["LeaderboardRow"][];
            since: number | null;
            until: number | null;
            total: number;
            next: string | null;
        };
        LeaderboardPlace: {
            /** @enum {boolean} */
            success: true;
            data: components["schemas"]["LeaderboardRow"] | null;
            above: components["schemas"]["LeaderboardRow"] | null;
            since: number | null;
            until: number | null;
            total: number;
        };
        /** @enum {unknown} */
        CandleInterval: "1m" | "5m" | "1h";
        PricePoint: {
            time: number;
            price: number;
            source: components["schemas"]["PriceSource"];
        };
        Candle: {
            time: number;
            open: number;
            high: number;
            low: number;
            close: number;
            volume: number;
        };
        PriceHistory: {
            asset: string;
            days: number;
            interval: components["schemas"]["CandleInterval"];
            points: components["schemas"]["PricePoint"][];
            candles: components["schemas"]["Candle"][];
            high: number | null;
            low: number | null;
            average: number | null;
        };
        RoundPrice: {
            time: number;
            price: number;
        };
        RoundPrices: {
            roundId: number;
            startTime: number;
            endTime: number;
            prices: components["schemas"]["RoundPrice"][];
        };
        Tick: {
            /** Format: date-time */
            time: string;
            price: string;
            source: components["schemas"]["PriceSource"];
        };
        RoundTicks: {
            roundId: number;
            startTime: number;
            endTime: number;
            ticks: components["schemas"]["Tick"][];
        };
        PriceCheck: {
            provider: components["schemas"]["PriceSource"];
            price: number | null;
            takenAt: number | null;
            age: number | null;
            cached: boolean;
            error: string | null;
        };
        ContractInfo: {
            contractAddress: string;
            contractBalance: string;
            gameManagerAddress: string;
            gameManagerBalance: string;
            totalRounds: number;
            totalTokensBurned: string;
            currentHouseBalance: string;
            currentRewardPool: string;
            totalLockedTokens: string;
        };
        OwnerInfo: {
            isOwner: boolean;
            isGameManager: boolean;
            owner: string;
            gameManager: string;
            currentWallet: string | null;
        };
        AdminProof: {
            nonce: string;
            expiresAt: number;
            signature: string;
        };
        StartRoundBody: {
            price?: number;
            proof?: components["schemas"]["AdminProof"];
        };
        AdminResult: {
            /** @enum {boolean} */
            success: true;
            message: string;
            data: {
                transactionHash: string | null;
                player?: string | null;
                roundId?: number;
                /** @description Whether the round became void because its price came too late. */
                isVoid?: boolean;
            };
        };
        ResolveRoundBody: {
            roundId: number;
            price?: number;
            proof?: components["schemas"]["AdminProof"];
        };
        VoidRoundBody: {
            roundId: number;
            proof?: components["schemas"]["AdminProof"];
        };
        AmountBody: {
            amount: string | number;
            proof?: components["schemas"]["AdminProof"];
        };
        NameBody: {
            name: string;
            proof?: components["schemas"]["AdminProof"];
        };
        Exposure: {
            roundId: number;
            up: string;
            down: string;
            upPlayers: number;
            downPlayers: number;
            payoutIfUp: string;
            payoutIfDown: string;
        };
        WaitingRound: {
            roundId: number;
            endedAt: number;
            waitedSeconds: number;
            voidableAt: number;
        };
        FeedAnswer: {
            id: string;
            price: number;
            updatedAt: number;
        };
        KeeperAction: {
            at: number;
            action: string;
            details: string;
            transactionHash: string | null;
            error: string | null;
        };
        RecentCalls: {
            seconds: number;
            total: number;
            failed: number;
        };
        /** @enum {unknown} */
        RemoteErrorKind: "unreachable" | "timeout" | "corrupt" | "incompatible" | "crashed";
        RemoteErrorCount: {
            remote: string;
            version: string;
            kind: components["schemas"]["RemoteErrorKind"];
            count: number;
        };
        ReleaseFigures: {
            remote: string;
            version: string;
            share: number;
            sessions: number;
            failed: number;
            inp: number | null;
        };
        OperatorOverview: {
            isPaused: boolean;
            pauser: string;
            freeReserve: string;
            worstCaseLiability: string;
            contractBalance: string;
            roundExposure: string;
            openPayouts: string;
            exposure: components["schemas"]["Exposure"] | null;
            waiting: components["schemas"]["WaitingRound"][];
            feed: {
                address: string;
                isOwn: boolean;
                age: number;
                maximumAge: number;
                answers: components["schemas"]["FeedAnswer"][];
            };
            keeper: {
                address: string;
                balance: string;
                transactionsLeft: number;
                actions: components["schemas"]["KeeperAction"][];
            } | null;
            index: {
                block: number;
                chainBlock: number;
                silentSeconds: number;
            };
            calls: components["schemas"]["RecentCalls"];
            remoteErrors: components["schemas"]["RemoteErrorCount"][];
            releases: components["schemas"]["ReleaseFigures"][];
        };
        HouseDay: {
            /** @description The day in UTC, such as 2026-11-22. */
            day: string;
            rounds: number;
            players: number;
            stakes: string;
            payouts: string;
            refunds: string;
            burned: string;
            result: string;
        };
        HouseSums: {
            rounds: number;
            players: number;
            stakes: string;
            payouts: string;
            refunds: string;
            burned: string;
            result: string;
        };
        HouseFigures: {
            days: components["schemas"]["HouseDay"][];
            total: components["schemas"]["HouseSums"];
        };
        AuditEntry: {
            id: string;
            at: number;
            admin: string | null;
            action: string;
            details: string;
            /** @enum {unknown} */
            via: "api" | "wallet";
            /** @enum {unknown} */
            outcome: "pending" | "done" | "failed";
            message: string | null;
            transactionHash: string | null;
        };
        AuditLog: {
            entries: components["schemas"]["AuditEntry"][];
        };
        Config: {
            chainId: number;
            network: string;
            explorerUrl: string | null;
            rpcUrl: string | null;
            isLocal: boolean;
            contracts: {
                game: string;
                token: string;
                feed: string;
            };
            token: {
                name: string;
                symbol: string;
                decimals: number;
            };
            roundDuration: number;
            predictionLock: number;
            sponsorsGas: boolean;
            payOutSeconds: number | null;
            startsRounds: boolean;
            passkeys: boolean;
            version: string;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            uptime: number;
        };
        Ready: {
            ready: boolean;
            reason: string | null;
            indexedBlock: number;
            chainBlock: number;
        };
        RemoteErrorBody: {
            remote: string;
            version: string;
            kind: components["schemas"]["RemoteErrorKind"];
            /** @enum {unknown} */
            phase: "descriptor" | "manifest" | "entry" | "code" | "start" | "render";
            detail: string;
        };
        RemoteStartsBody: {
            remotes: {
                remote: string;
                version: string;
            }[];
        };
        RemoteVitalsBody: {
            remotes: {
                remote: string;
                version: string;
                inp?: number;
                lcp?: number;
                cls?: number;
                load?: number;
                longTask?: number;
            }[];
        };
        OverridePriceBody: {
            price: number | null;
        };
        FaucetBody: {
            address: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type RoundStatus = components['schemas']['RoundStatus'];
export type Outcome = components['schemas']['Outcome'];
export type CurrentRound = components['schemas']['CurrentRound'];
export type Direction = components['schemas']['Direction'];
export type PlayerHistoryItem = components['schemas']['PlayerHistoryItem'];
export type RoundHistoryItem = components['schemas']['RoundHistoryItem'];
export type Claim = components['schemas']['Claim'];
export type NameChange = components['schemas']['NameChange'];
export type PriceSource = components['schemas']['PriceSource'];
export type CurrentPrice = components['schemas']['CurrentPrice'];
export type TimeResponse = components['schemas']['TimeResponse'];
export type DepositLimits = components['schemas']['DepositLimits'];
export type LiveState = components['schemas']['LiveState'];
export type SiteRelease = components['schemas']['SiteRelease'];
export type Resync = components['schemas']['Resync'];
export type StreamEvents = components['schemas']['StreamEvents'];
export type NonceResponse = components['schemas']['NonceResponse'];
export type ApiError = components['schemas']['ApiError'];
export type VerifyBody = components['schemas']['VerifyBody'];
export type VerifyResponse = components['schemas']['VerifyResponse'];
export type Ok = components['schemas']['Ok'];
export type UserProfile = components['schemas']['UserProfile'];
export type CurrentRoundResponse = components['schemas']['CurrentRoundResponse'];
export type PlayersHistoryResponse = components['schemas']['PlayersHistoryResponse'];
export type Round = components['schemas']['Round'];
export type RoundStats = components['schemas']['RoundStats'];
export type IrregularRound = components['schemas']['IrregularRound'];
export type IrregularRounds = components['schemas']['IrregularRounds'];
export type GameStatus = components['schemas']['GameStatus'];
export type PredictBody = components['schemas']['PredictBody'];
export type TypedData = components['schemas']['TypedData'];
export type TransactionResult = components['schemas']['TransactionResult'];
export type PredictResponse = components['schemas']['PredictResponse'];
export type ClaimResponse = components['schemas']['ClaimResponse'];
export type PredictionStatus = components['schemas']['PredictionStatus'];
export type OwnPrediction = components['schemas']['OwnPrediction'];
export type PotentialRewards = components['schemas']['PotentialRewards'];
export type RecentPrediction = components['schemas']['RecentPrediction'];
export type PredictionsResponse = components['schemas']['PredictionsResponse'];
export type ClaimableReward = components['schemas']['ClaimableReward'];
export type ClaimableResponse = components['schemas']['ClaimableResponse'];
export type CurvePoint = components['schemas']['CurvePoint'];
export type PredictionsSummary = components['schemas']['PredictionsSummary'];
export type OwnBounds = components['schemas']['OwnBounds'];
export type QuickPlayBody = components['schemas']['QuickPlayBody'];
export type QuickPredictBody = components['schemas']['QuickPredictBody'];
export type QuickPlayEndBody = components['schemas']['QuickPlayEndBody'];
export type OwnName = components['schemas']['OwnName'];
export type ChooseNameBody = components['schemas']['ChooseNameBody'];
export type NodeRequest = components['schemas']['NodeRequest'];
export type NodeAnswer = components['schemas']['NodeAnswer'];
export type ExecuteBody = components['schemas']['ExecuteBody'];
export type OpenBody = components['schemas']['OpenBody'];
export type PushKey = components['schemas']['PushKey'];
export type PushLanguage = components['schemas']['PushLanguage'];
export type PushSubscribeBody = components['schemas']['PushSubscribeBody'];
export type PushUnsubscribeBody = components['schemas']['PushUnsubscribeBody'];
export type PushChangedBody = components['schemas']['PushChangedBody'];
export type PlayerRecord = components['schemas']['PlayerRecord'];
export type PlayerPrediction = components['schemas']['PlayerPrediction'];
export type PlayerPredictionsPage = components['schemas']['PlayerPredictionsPage'];
export type PlayersHistoryPage = components['schemas']['PlayersHistoryPage'];
export type RoundEntry = components['schemas']['RoundEntry'];
export type RoundEntries = components['schemas']['RoundEntries'];
export type LeaderboardOrder = components['schemas']['LeaderboardOrder'];
export type LeaderboardPeriod = components['schemas']['LeaderboardPeriod'];
export type LeaderboardRow = components['schemas']['LeaderboardRow'];
export type LeaderboardPage = components['schemas']['LeaderboardPage'];
export type LeaderboardPlace = components['schemas']['LeaderboardPlace'];
export type CandleInterval = components['schemas']['CandleInterval'];
export type PricePoint = components['schemas']['PricePoint'];
export type Candle = components['schemas']['Candle'];
export type PriceHistory = components['schemas']['PriceHistory'];
export type RoundPrice = components['schemas']['RoundPrice'];
export type RoundPrices = components['schemas']['RoundPrices'];
export type Tick = components['schemas']['Tick'];
export type RoundTicks = components['schemas']['RoundTicks'];
export type PriceCheck = components['schemas']['PriceCheck'];
export type ContractInfo = components['schemas']['ContractInfo'];
export type OwnerInfo = components['schemas']['OwnerInfo'];
export type AdminProof = components['schemas']['AdminProof'];
export type StartRoundBody = components['schemas']['StartRoundBody'];
export type AdminResult = components['schemas']['AdminResult'];
export type ResolveRoundBody = components['schemas']['ResolveRoundBody'];
export type VoidRoundBody = components['schemas']['VoidRoundBody'];
export type AmountBody = components['schemas']['AmountBody'];
export type NameBody = components['schemas']['NameBody'];
export type Exposure = components['schemas']['Exposure'];
export type WaitingRound = components['schemas']['WaitingRound'];
export type FeedAnswer = components['schemas']['FeedAnswer'];
export type KeeperAction = components['schemas']['KeeperAction'];
export type RecentCalls = components['schemas']['RecentCalls'];
export type RemoteErrorKind = components['schemas']['RemoteErrorKind'];
export type RemoteErrorCount = components['schemas']['RemoteErrorCount'];
export type ReleaseFigures = components['schemas']['ReleaseFigures'];
export type OperatorOverview = components['schemas']['OperatorOverview'];
export type HouseDay = components['schemas']['HouseDay'];
export type HouseSums = components['schemas']['HouseSums'];
export type HouseFigures = components['schemas']['HouseFigures'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditLog = components['schemas']['AuditLog'];
export type Config = components['schemas']['Config'];
export type Health = components['schemas']['Health'];
export type Ready = components['schemas']['Ready'];
export type RemoteErrorBody = components['schemas']['RemoteErrorBody'];
export type RemoteStartsBody = components['schemas']['RemoteStartsBody'];
export type RemoteVitalsBody = components['schemas']['RemoteVitalsBody'];
export type OverridePriceBody = components['schemas']['OverridePriceBody'];
export type FaucetBody = components['schemas']['FaucetBody'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
