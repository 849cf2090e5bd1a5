// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice A game in rounds, in which players stake a token on whether a price rises or falls
/// @notice All amounts are base units of the game token. Prices have 8 decimals. Times are block times in
/// Unix seconds.
interface IPredictionGame {
    /// @dev `Pending` until the round is resolved or void. A final outcome never changes.
    enum Outcome {
        Pending,
        Up,
        Down,
        Draw,
        Void
    }

    /// @dev `None` before the first round. After its end a round is `Resolving` until it has an outcome; then the game
    /// is `Idle`.
    enum RoundStatus {
        None,
        Active,
        Resolving,
        Idle
    }

    /// @dev All data of a round for front ends and indexers, in one call.
    struct RoundView {
        uint256 id;
        uint64 startTime;
        uint64 endTime;
        uint64 lockTime;
        uint256 priceAtStart;
        uint256 priceAtEnd;
        Outcome outcome;
        uint256 upPredictions;
        uint256 downPredictions;
        uint256 minimumDeposit;
        uint256 maximumDeposit;
        uint256 maxExposure;
        uint80 feedRoundAtStart;
    }

    /// @dev `claimable` is the amount that `claimRewards` would pay now.
    struct PositionView {
        bool hasPredicted;
        bool predictedUp;
        bool hasWithdrawn;
        uint256 depositAmount;
        uint256 potentialRewards;
        uint256 claimable;
        Outcome outcome;
    }

    /// @dev The limits that a player has set. `left` is what the player may still stake today, without a limit the
    /// largest number. A looser limit that does not hold yet is in `nextPerDay` (0 is none) and `nextFrom`.
    struct LimitsView {
        uint256 perDay;
        uint256 left;
        uint256 nextPerDay;
        uint256 nextFrom;
        uint256 breakUntil;
    }

    /// @dev The message that a player signs (EIP-712) so that another account can send the prediction and pay the gas.
    struct SignedPrediction {
        address player;
        uint256 roundId;
        bool up;
        uint256 amount;
        uint256 nonce;
        uint256 deadline;
    }

    /// @dev The message with which a player signs (EIP-712) that `key` may predict for them until `end`, with at most
    /// `perRound` in a round and `inAll` altogether.
    struct SessionGrant {
        address player;
        address key;
        uint256 perRound;
        uint256 inAll;
        uint256 end;
        uint256 nonce;
        uint256 deadline;
    }

    /// @dev An EIP-2612 permit for `value`, with the grant's deadline. Without one, `v` is 0.
    struct SessionPermit {
        uint256 value;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @dev The message that a session's key signs (EIP-712).
    struct SessionPrediction {
        address player;
        uint256 roundId;
        bool up;
        uint256 amount;
        uint256 deadline;
    }

    /// @dev A player's session. Without one, `key` is zero. It does not hold from `end` on.
    struct SessionView {
        address key;
        uint256 perRound;
        uint256 left;
        uint256 end;
    }

    // ---------------------------------------------------------------- events

    /// @notice A round has started.
    /// @param lockTime The first second without betting.
    /// @param maxExposure The most that the house can lose in the round beyond the stakes.
    event RoundStarted(
        uint256 indexed roundId,
        address indexed starter,
        uint256 priceAtStart,
        uint64 startTime,
        uint64 endTime,
        uint64 lockTime,
        uint256 minimumDeposit,
        uint256 maximumDeposit,
        uint80 feedRoundId,
        uint256 maxExposure
    );

    /// @notice A player has placed a stake in the round.
    /// @param upPool The UP pool after this stake.
    /// @param downPool The DOWN pool after this stake.
    event PredictionMade(
        uint256 indexed roundId,
        address indexed player,
        bool up,
        uint256 amount,
        uint256 upPool,
        uint256 downPool
    );

    /// @notice The feed's first answer after the end has resolved the round.
    /// @param outcome Up, down or draw.
    /// @param owed The most that all winners (in a draw: all players) can claim together.
    event RoundResolved(
        uint256 indexed roundId,
        Outcome outcome,
        uint256 priceAtEnd,
        uint80 feedRoundId,
        uint256 owed,
        uint256 burned
    );

    /// @notice The round is void. Players get their stakes back.
    /// @param owed The sum of the stakes.
    /// @param feedRoundId The late or invalid answer that made it void; 0 if there was none.
    event RoundVoided(uint256 indexed roundId, uint256 owed, uint80 feedRoundId);

    /// @notice A player has received a payout.
    event RewardsClaimed(
        uint256 indexed roundId, address indexed player, address indexed caller, uint256 payout
    );

    /// @notice The reserve has grown.
    event ReserveFunded(address indexed from, uint256 amount);

    /// @notice The owner has withdrawn from the free reserve.
    event ReserveWithdrawn(address indexed to, uint256 amount);

    /// @notice The smallest stake of later rounds has changed.
    event MinimumDepositChanged(uint256 amount);

    /// @notice The largest stake of later rounds has changed.
    event MaximumDepositChanged(uint256 amount);

    /// @notice The lock of later rounds has changed.
    event PredictionLockChanged(uint64 secondsBeforeEnd);

    /// @notice The exposure of later rounds has changed.
    event MaxRoundExposureChanged(uint256 amount);

    /// @notice The tolerance for expected start prices has changed.
    event PriceToleranceChanged(uint256 basisPoints);

    /// @notice The maximum age of the feed's answer at a start has changed.
    event MaximumPriceAgeChanged(uint64 secondsOld);

    /// @notice The owner has set another manager.
    event GameManagerChanged(address indexed manager);

    /// @notice The owner has set another pauser.
    event PauserChanged(address indexed pauser);

    /// @notice A player has cancelled a signed prediction.
    event NonceInvalidated(address indexed player, uint256 nonce);

    /// @notice A player has set the most to stake in a day.
    /// @param perDay Base units; 0 is no limit.
    /// @param from When it holds, in Unix seconds.
    event DailyLimitSet(address indexed player, uint256 perDay, uint256 from);

    /// @notice A player has taken a break.
    event BreakTaken(address indexed player, uint256 until);

    /// @notice A player has allowed a key to predict for them. It replaces the player's earlier session.
    event SessionAuthorized(
        address indexed player, address indexed key, uint256 perRound, uint256 inAll, uint256 end
    );

    /// @notice A session has ended before its time, and what was signed for it is worth nothing.
    /// @param key The address of the key, which can no longer predict; zero if there was no session.
    event SessionRevoked(address indexed player, address indexed key);

    /// @notice The owner has returned tokens of another kind.
    event TokenRecovered(address indexed token, address indexed to, uint256 amount);

    // --------------------------------------------- errors (protocol/errors has a text for each)

    error RoundStillActive(uint256 roundId, uint64 endTime);
    error InvalidStartingPrice(uint256 given, int256 feedAnswer);
    error StalePrice(uint256 updatedAt, uint256 maximumAge);
    /// @param answer The sequencer's status: 0 is up.
    /// @param since The time of its last change, in Unix seconds.
    error SequencerNotReady(int256 answer, uint256 since);
    error NoActiveRound();
    error WrongRound(uint256 expected, uint256 live);
    error DeadlinePassed(uint256 deadline);
    error BettingClosed(uint256 roundId, uint64 lockTime);
    error AlreadyPredicted(uint256 roundId, address player);
    error AmountBelowMinimum(uint256 amount, uint256 minimum);
    error AmountAboveMaximum(uint256 amount, uint256 maximum);
    /// @param accepted The largest stake that the reserve can still cover on this side.
    error InsufficientRewardPool(uint256 amount, uint256 accepted);
    /// @param accepted The largest stake that keeps the house's loss within the round's exposure.
    error RoundExposureExceeded(uint256 amount, uint256 accepted);
    /// @dev The token took a fee on the transfer. The game does not accept such tokens.
    error StakeNotReceived(uint256 amount, uint256 received);
    /// @dev A wrong nonce reverts with OpenZeppelin's `InvalidAccountNonce`.
    error InvalidSignature();
    /// @dev The player's own limits.
    error OnBreak(uint256 until);
    error DailyLimitReached(uint256 amount, uint256 left);
    error NoSession(address player);
    error SessionEnded(uint256 end);
    /// @param left The most that the session can still stake in a round.
    error SessionBoundReached(uint256 amount, uint256 left);
    error UnknownRound(uint256 roundId);
    error RoundNotEnded(uint256 roundId, uint64 endTime);
    error RoundAlreadyResolved(uint256 roundId);
    error RoundNotResolved(uint256 roundId);
    error NotFirstAnswerAfterEnd(uint256 roundId, uint80 feedRoundId);
    error InvalidEndPrice(int256 feedAnswer);
    error TooEarlyToVoid(uint256 roundId, uint256 voidableAt);
    /// @dev The feed has an answer since the end, or the bounded search cannot exclude one.
    /// @param latestFeedRoundId The feed's latest answer; 2^80 - 1 if it has none.
    error RoundCanBeResolved(uint256 roundId, uint80 latestFeedRoundId);
    error NoPrediction(uint256 roundId, address player);
    error NoRewardsToClaim(uint256 roundId, address player);
    error AlreadyWithdrawn(uint256 roundId, address player);
    error InsufficientFreeReserve(uint256 amount, uint256 free);
    error InvalidParameter(bytes32 name, uint256 value);
    error NotManager(address caller);
    error NotPauser(address caller);

    // ---------------------------------------------------------------- playing

    /// @notice Starts the next round at the feed's latest answer, after the previous round has ended. Open to anyone.
    /// @param price The price that the caller expects (8 decimals). The round starts at the feed's answer, which must
    /// lie within the tolerance around this price.
    function startNewRound(uint256 price) external returns (uint256 roundId);

    /// @notice Stakes `amount` in the live round.
    /// @param amount The stake in base units, taken from the caller's allowance.
    function makePrediction(bool up, uint256 amount) external;

    /// @notice Stakes `amount`, but only in the given round and until the deadline.
    /// @param amount The stake in base units, taken from the caller's allowance.
    /// @param roundId The round that must be live.
    /// @param deadline The last second at which the stake is accepted.
    function makePrediction(bool up, uint256 amount, uint256 roundId, uint256 deadline) external;

    /// @notice Approves and stakes in one transaction, with an EIP-2612 permit for `amount`.
    /// @param amount The stake in base units, and the permit's value.
    /// @param roundId The round that must be live.
    /// @param deadline The last second of the permit and of the stake.
    function makePredictionWithPermit(
        bool up,
        uint256 amount,
        uint256 roundId,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice Places a prediction that its player has signed (EIP-712). Open to anyone; the sender pays only the gas.
    /// @param prediction The signed prediction. Its nonce must be the player's next one.
    /// @param signature The player's signature; for a contract wallet, by ERC-1271.
    function makePredictionFor(SignedPrediction calldata prediction, bytes calldata signature) external;

    /// @notice Cancels the caller's signed prediction before it is placed, by using up its nonce.
    function invalidateNonce() external returns (uint256 nonce);

    /// @notice Pays the caller's winnings of a round, or returns the stake after a draw or in a void round.
    /// @param roundId A resolved or void round.
    function claimRewards(uint256 roundId) external returns (uint256 payout);

    /// @notice Claims the caller's payouts of `roundIds` and skips rounds without one. Reverts if the sum is zero.
    function claimManyRewards(uint256[] calldata roundIds) external returns (uint256 payout);

    /// @notice Claims for a player. Open to anyone; the player receives the payout.
    /// @param roundId A resolved or void round.
    function claimRewardsFor(address player, uint256 roundId) external returns (uint256 payout);

    /// @notice Claims a round for many players and skips those without an open claim. Open to anyone; each player
    /// receives their own payout. Reverts if the sum is zero.
    /// @param players The players who receive their payouts, in any order.
    /// @param roundId A resolved or void round.
    function claimManyFor(address[] calldata players, uint256 roundId) external returns (uint256 payout);

    // ---------------------------------------------------------------- sessions

    /// @notice Allows a key to predict for the caller. The key can do nothing else, except end its session. Payouts go to
    /// the caller, and the caller's own limits hold. It replaces the caller's earlier session, and uses the caller's nonce.
    /// @param key The address of a key that had no session of the caller before.
    /// @param end The end of the session, at most `LONGEST_SESSION` from now.
    function authorizeSession(address key, uint256 perRound, uint256 inAll, uint256 end) external;

    /// @notice Authorizes a session that its player has signed (EIP-712), and uses a permit if there is one. Open to
    /// anyone. Reverts unless the player's allowance then covers `inAll`.
    /// @param grant The signed session. Its nonce must be the player's next one.
    /// @param signature The player's signature; for a contract wallet, by ERC-1271.
    /// @param permit The player's permit for the game; none if its `v` is 0.
    function authorizeSessionFor(
        SessionGrant calldata grant,
        bytes calldata signature,
        SessionPermit calldata permit
    ) external;

    /// @notice Ends the caller's session, if there is one, and uses the caller's nonce: a session or prediction that the
    /// caller has signed, and that nobody has sent, is worth nothing then.
    function revokeSession() external;

    /// @notice Ends a session by a signature of its key (EIP-712), for players without gas. Open to anyone. It
    /// uses the player's nonce, as `revokeSession` does.
    /// @param signature The key's signature of `SessionEnd(address player)`.
    function revokeSessionFor(address player, bytes calldata signature) external;

    /// @notice Places a prediction that the key of its player's session has signed (EIP-712). Open to anyone; the sender
    /// pays only the gas, and the player the stake.
    function makePredictionBySession(SessionPrediction calldata prediction, bytes calldata signature) external;

    // ---------------------------------------------------------------- a player's own limits

    /// @notice Sets the most that the caller can stake in a day (UTC), over all ways to stake. A lower limit holds at
    /// once; a higher one, or none, after `LOOSER_LIMIT_DELAY`. It replaces a change that does not hold yet. A day counts
    /// the stakes since a limit holds; returned stakes and winnings do not count against them.
    /// @param perDay Base units; 0 is no limit.
    function setDailyLimit(uint256 perDay) external;

    /// @notice Refuses all stakes of the caller until a time. Claims stay open. A break cannot be ended or shortened.
    /// @param until The end in Unix seconds, at least that of the caller's present break; 2^40 - 1 is for ever.
    function takeBreak(uint256 until) external;

    // ---------------------------------------------------------------- ending a round

    /// @notice Resolves a round by the feed's first answer at or after its end. Open to anyone. If the time of that
    /// answer is `VOID_DELAY` or more after the end, the round becomes void instead. It also becomes void if the answer
    /// is not a valid price, but only once `VOID_DELAY` has passed.
    /// @param roundId An ended round without an outcome.
    function resolveRound(uint256 roundId, uint80 feedRoundId) external;

    /// @notice Makes a round void, so that players get their stakes back. Open to anyone. This is possible
    /// `VOID_DELAY` after the end if the feed has had no answer since the end, and `VOID_ANYWAY_DELAY` after
    /// the end in any case, so that no stake is locked in the contract forever.
    /// @param roundId An ended round without an outcome.
    function voidRound(uint256 roundId) external;

    // ---------------------------------------------------------------- running the game

    /// @notice Adds to the house's reserve. Open to anyone.
    /// @param amount Base units, taken from the caller's allowance.
    function fundReserve(uint256 amount) external;

    /// @notice Withdraws from the free reserve, never from stakes, payouts or what open rounds may cost. Only
    /// for the owner.
    /// @param amount Base units, at most the free reserve.
    function withdrawReserve(address to, uint256 amount) external;

    /// @notice Returns tokens of another kind that an account sent here by mistake. Only for the owner.
    /// @param token Any token except the game's.
    function recoverToken(address token, address to, uint256 amount) external;

    /// @notice Sets the smallest stake of later rounds. Only for the manager and the owner.
    /// @param amount Base units, at least `MINIMUM_DEPOSIT_FLOOR`.
    function setMinimumDeposit(uint256 amount) external;

    /// @notice Sets the largest stake of later rounds. Only for the manager and the owner.
    function setMaximumDeposit(uint256 amount) external;

    /// @notice Sets how long before the end betting closes, for later rounds. Only for the owner.
    /// @param secondsBeforeEnd Less than `ROUND_DURATION`.
    function setPredictionLock(uint64 secondsBeforeEnd) external;

    /// @notice Sets the most that the house can lose in one round beyond the stakes, for later rounds. Only for the
    /// owner.
    function setMaxRoundExposure(uint256 amount) external;

    /// @notice Sets how far the expected start price may differ from the feed's. Only for the owner.
    /// @param basisPoints More than 0 and less than 10,000.
    function setPriceTolerance(uint256 basisPoints) external;

    /// @notice Sets how old the feed's answer may be at a start. Only for the owner.
    /// @param secondsOld From one second to one day.
    function setMaximumPriceAge(uint64 secondsOld) external;

    /// @notice Sets the account that sets the limits of stakes. Only for the owner.
    function setGameManager(address manager) external;

    /// @notice Sets the account that can pause the game. Only for the owner.
    function setPauser(address pauser) external;

    /// @notice Stops new rounds. Bets in a running round, its resolution and all claims remain possible. Only
    /// for the pauser and the owner.
    function pause() external;

    /// @notice Lets rounds start again. Only for the pauser and the owner.
    function unpause() external;

    // ---------------------------------------------------------------- views

    /// @notice The length of a round in seconds.
    function ROUND_DURATION() external view returns (uint64);

    /// @notice The time after the end within which the feed must answer; otherwise the round becomes void.
    function VOID_DELAY() external view returns (uint64);

    /// @notice The time after the end from which anyone can void a round that is not resolved.
    function VOID_ANYWAY_DELAY() external view returns (uint64);

    /// @notice The time after an L2's sequencer comes back during which rounds cannot start.
    function SEQUENCER_GRACE() external view returns (uint64);

    /// @notice The time after which a player's looser limit holds.
    function LOOSER_LIMIT_DELAY() external view returns (uint64);

    /// @notice The longest time for which a key can be allowed to predict.
    function LONGEST_SESSION() external view returns (uint64);

    /// @notice The block that created the game, from which an indexer starts. On Arbitrum it is Arbitrum's own block
    /// number.
    function DEPLOYMENT_BLOCK() external view returns (uint256);

    /// @notice The lower bound of the minimum deposit, in base units.
    function MINIMUM_DEPOSIT_FLOOR() external view returns (uint256);

    /// @notice The token of all stakes and payouts.
    function gameToken() external view returns (address);

    /// @notice The feed for start and end prices.
    function priceFeed() external view returns (address);

    /// @notice The feed that reports whether the L2's sequencer is up.
    /// @return An address; zero on a chain without one.
    function sequencerFeed() external view returns (address);

    /// @notice The account that sets the limits of stakes.
    function gameManager() external view returns (address);

    /// @notice The account that can pause the game.
    function pauser() external view returns (address);

    /// @notice The smallest stake of a round that starts now, in base units.
    function minimumDeposit() external view returns (uint256);

    /// @notice The largest stake of a round that starts now, in base units.
    function maximumDeposit() external view returns (uint256);

    /// @notice How many seconds before the end betting closes, for a round that starts now.
    function predictionLock() external view returns (uint64);

    /// @notice The most that the house can lose in a round that starts now, in base units beyond the stakes.
    function maxRoundExposure() external view returns (uint256);

    /// @notice How far the expected start price may differ from the feed's, in basis points.
    function priceTolerance() external view returns (uint256);

    /// @notice How old the feed's answer may be at a start, in seconds.
    function maximumPriceAge() external view returns (uint64);

    /// @notice The id of the latest round, which is also the number of rounds.
    function globalRoundCounter() external view returns (uint256);

    /// @notice The nonce of the player's next signed prediction.
    function nonces(address player) external view returns (uint256);

    /// @notice A round in the fields of the specification. `priceAtEnd` is 0 before the round is resolved, and in a void
    /// round; `isResolved` is true for a void round too.
    function getRoundInfo(uint256 roundId)
        external
        view
        returns (
            uint256 id,
            uint64 startTime,
            uint64 endTime,
            uint256 priceAtStart,
            uint256 priceAtEnd,
            bool isResolved,
            uint256 totalDeposits,
            uint256 upPredictions,
            uint256 downPredictions
        );

    /// @notice All data of a round for front ends and indexers.
    function getRound(uint256 roundId) external view returns (RoundView memory);

    /// @notice A player's prediction in the fields of the specification. `potentialRewards` is as
    /// `calculatePotentialRewards` returns it.
    function getPlayerPrediction(uint256 roundId, address player)
        external
        view
        returns (
            bool hasPredicted,
            bool predictedUp,
            uint256 depositAmount,
            bool hasWithdrawn,
            uint256 potentialRewards
        );

    /// @notice The player's stake in the round, and its payout.
    function getPosition(uint256 roundId, address player) external view returns (PositionView memory);

    /// @notice A page of the rounds in which a player has a stake, newest first, for callers without an index
    /// of events. `next` is the `before` of the next page; 0 after the last page.
    /// @param before The page covers rounds below this one; 0 starts at the latest round.
    /// @param limit The number of rounds to check, with or without a stake.
    function getPlayerRounds(address player, uint256 before, uint256 limit)
        external
        view
        returns (uint256[] memory roundIds, PositionView[] memory positions, uint256 next);

    /// @notice The payout (stake and bonus) if the round ended now in the player's favour. With an outcome, the payout
    /// by that outcome.
    function calculatePotentialRewards(uint256 roundId, address player) external view returns (uint256);

    /// @notice The latest round from a player's point of view: 0 before the first. `canPredict` is as `userCanPredict`
    /// returns it.
    function getUserCurrentRoundInfo(address user)
        external
        view
        returns (
            uint256 roundId,
            bool canPredict,
            bool hasActiveRound,
            uint64 startTime,
            uint64 endTime,
            bool isResolved,
            uint256 startPrice,
            RoundStatus status
        );

    /// @notice Whether a round can start now.
    /// @param user Any account. The result is the same for all accounts, because there is one live round.
    function canUserStartNewRound(address user) external view returns (bool);

    /// @notice Whether betting is open, and the player has no stake in the live round and room for one in their own
    /// limits.
    function userCanPredict(address user) external view returns (bool);

    /// @notice A player's session, and what is left of it.
    function getSession(address player) external view returns (SessionView memory);

    /// @notice The limits that a player has set.
    function getLimits(address player) external view returns (LimitsView memory);

    /// @notice The free reserve in base units: the part of the balance that is not needed even in the worst
    /// case.
    function getRewardPoolBalance() external view returns (uint256);

    /// @notice The largest stake that the live round still accepts on a side, given reserve, exposure and
    /// limits; 0 if none.
    function largestStake(bool up) external view returns (uint256);

    /// @notice What `getRewardPoolBalance` and `largestStake` return for the latest round, all in the same block.
    function getStakeRoom()
        external
        view
        returns (uint256 roundId, uint256 freeReserve, uint256 largestUp, uint256 largestDown);

    /// @notice The game's totals. The house balance is the balance without the players' tokens (open stakes and unclaimed
    /// payouts), the reward pool its free part.
    function getContractStats()
        external
        view
        returns (
            uint256 totalRounds,
            uint256 totalTokensBurned,
            uint256 currentHouseBalance,
            uint256 currentRewardPool,
            uint256 totalLockedTokens
        );
}
