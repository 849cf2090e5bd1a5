// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { AggregatorV3Interface, IPriceFeed } from "./interfaces/IPriceFeed.sol";
import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { SignedMath } from "@openzeppelin/contracts/utils/math/SignedMath.sol";

/// @notice The operator's own feed; it reads like a Chainlink aggregator
contract PriceFeed is IPriceFeed, Ownable2Step {
    using SafeCast for int256;

    struct Answer {
        int128 value;
        uint64 updatedAt;
    }

    /// @inheritdoc IPriceFeed
    uint256 public constant JUMP_SPAN = 60;
    uint256 private constant BASIS_POINTS = 10_000;

    /// @inheritdoc IPriceFeed
    address public poster;
    /// @inheritdoc IPriceFeed
    uint256 public maximumJump;
    uint80 private _latest;
    mapping(uint80 roundId => Answer) private _answers;

    constructor(address owner, address poster_, uint256 maximumJump_, int256 firstAnswer) Ownable(owner) {
        _setPoster(poster_);
        _setMaximumJump(maximumJump_);
        _post(firstAnswer);
    }

    /// @inheritdoc IPriceFeed
    function postAnswer(int256 answer) external returns (uint80 roundId) {
        require(msg.sender == poster, NotPoster(msg.sender));
        return _post(answer);
    }

    /// @inheritdoc IPriceFeed
    function setPoster(address poster_) external onlyOwner {
        _setPoster(poster_);
    }

    /// @inheritdoc IPriceFeed
    function setMaximumJump(uint256 basisPoints) external onlyOwner {
        _setMaximumJump(basisPoints);
    }

    /// @inheritdoc AggregatorV3Interface
    function latestRoundData()
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        return getRoundData(_latest);
    }

    /// @inheritdoc AggregatorV3Interface
    function decimals() external pure returns (uint8) {
        return 8;
    }

    /// @inheritdoc AggregatorV3Interface
    function description() external pure returns (string memory) {
        return "ETH / USD";
    }

    /// @inheritdoc AggregatorV3Interface
    function version() external pure returns (uint256) {
        return 1;
    }

    /// @inheritdoc AggregatorV3Interface
    function getRoundData(uint80 roundId)
        public
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        Answer memory found = _answers[roundId];
        require(found.updatedAt != 0, NoAnswer(roundId));
        return (roundId, found.value, found.updatedAt, found.updatedAt, roundId);
    }

    /// @notice Always reverts: without an owner, neither the poster nor the bound could be changed, and one
    /// large market move would stop the feed for a long time.
    function renounceOwnership() public view override onlyOwner {
        revert OwnableInvalidOwner(address(0));
    }

    function _post(int256 answer) private returns (uint80 roundId) {
        require(answer > 0 && answer <= type(int128).max, InvalidAnswer(answer));
        roundId = _latest;
        _requireNear(answer, roundId);
        _latest = ++roundId;
        _answers[roundId] = Answer({ value: answer.toInt128(), updatedAt: uint64(block.timestamp) });
        emit AnswerUpdated(answer, roundId, block.timestamp);
    }

    /// @dev Compares with every answer that was the latest at any time within the last span, so that no
    /// window of that length contains a larger move. The oldest of these answers may be older than a span if
    /// the feed was silent; then the bound grows with the number of spans since.
    function _requireNear(int256 answer, uint80 roundId) private view {
        uint256 jump = maximumJump;
        uint256 age = 0;
        for (; roundId != 0 && age < JUMP_SPAN; --roundId) {
            Answer memory past = _answers[roundId];
            age = block.timestamp - past.updatedAt;
            uint256 bound = jump * Math.max(1, age / JUMP_SPAN);
            uint256 distance = SignedMath.abs(answer - past.value);
            require(
                distance * BASIS_POINTS <= SignedMath.abs(past.value) * bound,
                AnswerJumpsTooFar(past.value, answer, bound)
            );
        }
    }

    function _setPoster(address poster_) private {
        poster = poster_;
        emit PosterChanged(poster_);
    }

    function _setMaximumJump(uint256 basisPoints) private {
        require(basisPoints > 0 && basisPoints < BASIS_POINTS, InvalidMaximumJump(basisPoints));
        maximumJump = basisPoints;
        emit MaximumJumpChanged(basisPoints);
    }
}
