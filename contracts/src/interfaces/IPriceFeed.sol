// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Chainlink's `AggregatorV3Interface`. The game reads every feed through it.
interface AggregatorV3Interface {
    /// @notice The number of decimals of an answer.
    /// @return 8 for every feed of the game.
    function decimals() external view returns (uint8);

    /// @notice The pair of the feed, such as `ETH / USD`.
    function description() external view returns (string memory);

    /// @notice The version of the aggregator.
    function version() external view returns (uint256);

    /// @notice One answer. The feed began to compute it at `startedAt`, in the round `answeredInRound`, and posted it at
    /// `updatedAt`.
    /// @param roundId Its id: the phase in the upper 16 bits, its number in that phase in the lower 64.
    function getRoundData(uint80 roundId)
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);

    /// @notice The latest answer, with the same values.
    function latestRoundData()
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}

/// @notice The operator's own feed: Chainlink's read functions, and a function with which the keeper posts.
interface IPriceFeed is AggregatorV3Interface {
    /// @notice The feed has a new answer. This is Chainlink's event, so the same indexer can follow either feed.
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);
    /// @notice The owner has set another poster.
    event PosterChanged(address indexed poster);
    /// @notice The owner has changed the bound on jumps.
    event MaximumJumpChanged(uint256 basisPoints);

    error NotPoster(address caller);
    error InvalidAnswer(int256 answer);
    /// @param from The answer from which the bound counts.
    error AnswerJumpsTooFar(int256 from, int256 answer, uint256 maximumBasisPoints);
    error InvalidMaximumJump(uint256 basisPoints);
    error NoAnswer(uint80 roundId);

    /// @notice Posts an answer. Only for the poster. An answer may differ by at most `maximumJump` from every answer that
    /// was the latest one at any time in the last `JUMP_SPAN` seconds. If that was posted longer ago, the answer may
    /// differ from it by `maximumJump` for each `JUMP_SPAN` that has passed.
    function postAnswer(int256 answer) external returns (uint80 roundId);

    /// @notice Sets the account that posts. Only for the owner.
    function setPoster(address poster) external;

    /// @notice Sets how far the price may move within `JUMP_SPAN`. Only for the owner.
    /// @param basisPoints More than 0 and less than 10,000.
    function setMaximumJump(uint256 basisPoints) external;

    /// @notice The length of a span of the bound on jumps.
    function JUMP_SPAN() external view returns (uint256);

    /// @notice The account that posts.
    function poster() external view returns (address);

    /// @notice How far the price may move within `JUMP_SPAN`.
    function maximumJump() external view returns (uint256);
}
