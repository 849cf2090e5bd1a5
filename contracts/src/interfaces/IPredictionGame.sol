// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title A game of rounds: stake a token on whether a price rises or falls
/// @notice All amounts are base units of the game token. Prices have 8 decimals. Times are Unix seconds of block time.
interface IPredictionGame {
    /// @dev `Pending` until the round is resolved or voided; then it never changes again.
    enum Outcome {
        Pending,
        Up,
        Down,
        Draw,
        Void
    }

    /// @dev Everything that a front end or an indexer shows of a round, in one call.
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
    }

    /// @dev `claimable` is what `claimRewards` would pay now.
    struct PositionView {
        bool hasPredicted;
        bool predictedUp;
        bool hasWithdrawn;
        uint256 depositAmount;
        uint256 potentialRewards;
        uint256 claimable;
        Outcome outcome;
    }

    /// @dev What a player signs (EIP-712) so that another account can send the prediction and pay the gas.
    struct SignedPrediction {
        address player;
        uint256 roundId;
        bool up;
        uint256 amount;
        uint256 nonce;
        uint256 deadline;
    }

    // ---------------------------------------------------------------- events

    event RoundStarted(
        uint256 indexed roundId,
        address indexed starter,
        uint256 priceAtStart,
        uint64 startTime,
        uint64 endTime,
        uint64 lockTime,
        uint256 minimumDeposit,
        uint256 maximumDeposit
    );
    /// @param upPool The round's UP stakes after this prediction; `downPool` likewise.
    event PredictionMade(
        uint256 indexed roundId,
        address indexed player,
        bool up,
        uint256 amount,
        uint256 upPool,
        uint256 downPool
    );
    /// @param owed What all winners (or, in a draw, all players) of the round can claim together, at most.
    event RoundResolved(
        uint256 indexed roundId,
        Outcome outcome,
        uint256 priceAtEnd,
        uint80 feedRoundId,
        uint256 owed,
        uint256 burned
    );
    event RoundVoided(uint256 indexed roundId, uint256 owed);
    /// @param caller Who sent the claim; the payout goes to `player` whoever that is.
    event RewardsClaimed(
        uint256 indexed roundId, address indexed player, address indexed caller, uint256 payout
    );
    event ReserveFunded(address indexed from, uint256 amount);
    event ReserveWithdrawn(address indexed to, uint256 amount);
    event MinimumDepositChanged(uint256 amount);
    event MaximumDepositChanged(uint256 amount);
    event PredictionLockChanged(uint64 secondsBeforeEnd);
    event PriceToleranceChanged(uint256 basisPoints);
    event MaximumPriceAgeChanged(uint64 secondsOld);
    event GameManagerChanged(address indexed manager);
    event PauserChanged(address indexed pauser);

    // --------------------------------------------- errors (one list; texts in contracts/errors)

    error RoundStillActive(uint256 roundId, uint64 endTime);
    error InvalidStartingPrice(uint256 given, int256 feedAnswer);
    error StalePrice(uint256 updatedAt, uint256 maximumAge);
    error NoActiveRound();
    error WrongRound(uint256 expected, uint256 live);
    error DeadlinePassed(uint256 deadline);
    error BettingClosed(uint256 roundId, uint64 lockTime);
    error AlreadyPredicted(uint256 roundId, address player);
    error AmountBelowMinimum(uint256 amount, uint256 minimum);
    error AmountAboveMaximum(uint256 amount, uint256 maximum);
    /// @param accepted The largest stake that this side still takes.
    error InsufficientRewardPool(uint256 amount, uint256 accepted);
    /// @dev The token took a fee on the way, which the game does not accept.
    error StakeNotReceived(uint256 amount, uint256 received);
    /// @dev A wrong nonce reverts with OpenZeppelin's `InvalidAccountNonce`.
    error InvalidSignature();
    error UnknownRound(uint256 roundId);
    error RoundNotEnded(uint256 roundId, uint64 endTime);
    error RoundAlreadyResolved(uint256 roundId);
    error RoundNotResolved(uint256 roundId);
    error NotFirstAnswerAfterEnd(uint256 roundId, uint80 feedRoundId);
    error InvalidEndPrice(int256 feedAnswer);
    error TooEarlyToVoid(uint256 roundId, uint256 voidableAt);
    /// @dev The feed has answered since the end, or it cannot be told that it has not. Its latest answer: 2^80 - 1 if it
    /// tells none.
    error RoundCanBeResolved(uint256 roundId, uint80 latestFeedRoundId);
    error NoPrediction(uint256 roundId, address player);
    error NoRewardsToClaim(uint256 roundId, address player);
    error AlreadyWithdrawn(uint256 roundId, address player);
    error InsufficientFreeReserve(uint256 amount, uint256 free);
    error InvalidParameter(bytes32 name, uint256 value);
    error NotManager(address caller);
    error NotPauser(address caller);

    // ---------------------------------------------------------------- playing

    /// @param price What the caller believes (8 decimals); the feed's answer is stored, and must lie within the tolerance.
    function startNewRound(uint256 price) external returns (uint256 roundId);

    /// @notice Stakes `amount` in the live round.
    function makePrediction(bool up, uint256 amount) external;

    /// @notice The same, refused if it lands in another round than `roundId` or after `deadline`.
    function makePrediction(bool up, uint256 amount, uint256 roundId, uint256 deadline) external;

    /// @notice The same in one transaction with an EIP-2612 permit for `amount`, valid until `deadline`.
    function makePredictionWithPermit(
        bool up,
        uint256 amount,
        uint256 roundId,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice Sends `prediction` for its player, who signed it (EIP-712; ERC-1271 for contract wallets).
    function makePredictionFor(SignedPrediction calldata prediction, bytes calldata signature) external;

    function claimRewards(uint256 roundId) external returns (uint256 payout);

    /// @notice Claims what is claimable of `roundIds` and passes over the rest; refused if nothing is.
    function claimManyRewards(uint256[] calldata roundIds) external returns (uint256 payout);

    /// @notice Open to anyone: it pays the player.
    function claimRewardsFor(address player, uint256 roundId) external returns (uint256 payout);

    // ---------------------------------------------------------------- ending a round

    /// @notice Open to anyone. `feedRoundId` must be the feed's first answer at or after the round's end. If that is dated
    /// `VOID_DELAY` after the end or later, or (once that time has come) is no price, the round becomes void instead.
    function resolveRound(uint256 roundId, uint80 feedRoundId) external;

    /// @notice Open to anyone, `VOID_DELAY` after the end, if the feed has not answered since: every stake is returned.
    /// After `VOID_ANYWAY_DELAY` whatever the feed says, so that no stake is ever stuck.
    function voidRound(uint256 roundId) external;

    // ---------------------------------------------------------------- running the game

    function fundReserve(uint256 amount) external;
    function withdrawReserve(address to, uint256 amount) external;
    function setMinimumDeposit(uint256 amount) external;
    function setMaximumDeposit(uint256 amount) external;
    function setPredictionLock(uint64 secondsBeforeEnd) external;
    function setPriceTolerance(uint256 basisPoints) external;
    function setMaximumPriceAge(uint64 secondsOld) external;
    function setGameManager(address manager) external;
    function setPauser(address pauser) external;
    function pause() external;
    function unpause() external;

    // ---------------------------------------------------------------- views

    function ROUND_DURATION() external view returns (uint64);
    function VOID_DELAY() external view returns (uint64);
    function VOID_ANYWAY_DELAY() external view returns (uint64);
    /// @notice The block that created the game: where an indexer starts.
    function DEPLOYMENT_BLOCK() external view returns (uint256);
    function gameToken() external view returns (address);
    function priceFeed() external view returns (address);
    function gameManager() external view returns (address);
    function pauser() external view returns (address);
    function minimumDeposit() external view returns (uint256);
    function maximumDeposit() external view returns (uint256);
    function predictionLock() external view returns (uint64);
    function priceTolerance() external view returns (uint256);
    function maximumPriceAge() external view returns (uint64);
    function globalRoundCounter() external view returns (uint256);
    function nonces(address player) external view returns (uint256);

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
    function getRound(uint256 roundId) external view returns (RoundView memory);
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
    function getPosition(uint256 roundId, address player) external view returns (PositionView memory);
    /// @notice The whole payout (stake and bonus) if the round ended now in the player's favour, or what it did pay.
    function calculatePotentialRewards(uint256 roundId, address player) external view returns (uint256);
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
            uint256 startPrice
        );
    function canUserStartNewRound(address user) external view returns (bool);
    function userCanPredict(address user) external view returns (bool);
    /// @notice The free reserve: what the house could pay beyond all that is owed in the worst case.
    function getRewardPoolBalance() external view returns (uint256);
    /// @notice The largest stake that the live round still takes on that side, by reserve and limits; 0 if none.
    function largestStake(bool up) external view returns (uint256);
    /// @notice The live round, the free reserve and the largest stake of either side, all of one block.
    function getStakeRoom()
        external
        view
        returns (uint256 roundId, uint256 freeReserve, uint256 largestUp, uint256 largestDown);
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
