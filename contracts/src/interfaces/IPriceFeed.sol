// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Chainlink's `AggregatorV3Interface`: what the game reads, whoever posts the prices.
interface AggregatorV3Interface {
    function decimals() external view returns (uint8);
    function description() external view returns (string memory);
    function version() external view returns (uint256);
    function getRoundData(uint80 roundId)
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
    function latestRoundData()
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound);
}

/// @notice The operator's own feed: Chainlink's reading side, and posting by the keeper.
interface IPriceFeed is AggregatorV3Interface {
    /// @dev Chainlink's event, so that one indexer follows either feed.
    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);
    event PosterChanged(address indexed poster);
    event MaximumJumpChanged(uint256 basisPoints);

    error NotPoster(address caller);
    error InvalidAnswer(int256 answer);
    error AnswerJumpsTooFar(int256 last, int256 answer, uint256 maximumBasisPoints);
    error InvalidMaximumJump(uint256 basisPoints);
    error NoAnswer(uint80 roundId);

    /// @notice Posts `answer` (8 decimals). It may differ from the last by `maximumJump` basis points at the most.
    function postAnswer(int256 answer) external returns (uint80 roundId);
    function setPoster(address poster) external;
    function setMaximumJump(uint256 basisPoints) external;
    function poster() external view returns (address);
    function maximumJump() external view returns (uint256);
}
