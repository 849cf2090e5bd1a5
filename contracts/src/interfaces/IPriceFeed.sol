// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Chainlink's `AggregatorV3Interface`. The game reads every feed through it.
interface AggregatorV3Interface {
    /// @notice The number of decimals of an answer.
    /// @return 8 for every feed of the game.
    function decimals() external view returns (uint8);

    /// @notice The pair of the feed.
    /// @return For example `ETH / USD`.
    function description() external view returns (string memory);

    /// @notice The version of the aggregator.
    /// @return A number.
    function version() external view returns (uint256);

    /// @notice One answer.
    /// @param roundId Its id: the phase in the upper 16 bits, its number in that phase in the lower 64.
    /// @return id The answer's id.
    /// @return answer The price.
    /// @return startedAt The time at which the feed began to compute it, in Unix seconds.
    /// @return updatedAt The time at which the feed posted it, in Unix seconds.
    /// @return answeredInRound The id of the round in which the feed computed it.
    function getRoundData(uint80 roundId)
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);

    /// @notice The latest answer.
    /// @return id The answer's id.
    /// @return answer The price.
    /// @return startedAt The time at which the feed began to compute it, in Unix seconds.
    /// @return updatedAt The time at which the feed posted it, in Unix seconds.
    /// @return answeredInRound The id of the round in which the feed computed it.
    function latestRoundData()
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}

/// @notice The operator's own feed: Chainlink's read functions, and a function with which the keeper posts.
interface IPriceFeed is AggregatorV3Interface {
    /// @notice The feed has a new answer. This is Chainlink's event, so the same indexer can follow either feed.
    /// @param current The price.
    /// @param roundId The answer's id.
    /// @param updatedAt The time of the post, in Unix seconds.
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);
    /// @notice The owner has set another poster.
    /// @param poster The new poster.
    event PosterChanged(address indexed poster);
    /// @notice The owner has changed the bound on jumps.
    /// @param basisPoints The new bound.
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
    /// @param answer The price, with 8 decimals.
    /// @return roundId The answer's id.
    function postAnswer(int256 answer) external returns (uint80 roundId);

    /// @notice Sets the account that posts. Only for the owner.
    /// @param poster The new poster.
    function setPoster(address poster) external;

    /// @notice Sets how far the price may move within `JUMP_SPAN`. Only for the owner.
    /// @param basisPoints More than 0 and less than 10,000.
    function setMaximumJump(uint256 basisPoints) external;

    /// @notice The length of a span of the bound on jumps.
    /// @return Seconds.
    function JUMP_SPAN() external view returns (uint256);

    /// @notice The account that posts.
    /// @return An address.
    function poster() external view returns (address);

    /// @notice How far the price may move within `JUMP_SPAN`.
    /// @return Basis points.
    function maximumJump() external view returns (uint256);
}
