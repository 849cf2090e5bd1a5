// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { AggregatorV3Interface, IPriceFeed } from "./interfaces/IPriceFeed.sol";
import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { SignedMath } from "@openzeppelin/contracts/utils/math/SignedMath.sol";

/// @notice The operator's own feed; it reads like a Chainlink aggregator
contract PriceFeed is IPriceFeed, Ownable2Step {
    using SafeCast for int256;

    struct Answer {
        int128 value;
        uint64 updatedAt;
    }

    /// @dev The latest answer's id, and the first answer of the current span. The bound on jumps counts from that one.
    struct Head {
        uint80 latest;
        uint48 spanBegan;
        int128 spanFirst;
    }

    /// @inheritdoc IPriceFeed
    uint256 public constant JUMP_SPAN = 60;
    uint256 private constant BASIS_POINTS = 10_000;

    /// @inheritdoc IPriceFeed
    address public poster;
    /// @inheritdoc IPriceFeed
    uint256 public maximumJump;
    Head private _head;
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
        return getRoundData(_head.latest);
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

    /// @notice Always reverts: without an owner, neither the poster nor the bound could change, and one large move of
    /// the market would stop the feed for a long time.
    function renounceOwnership() public view override onlyOwner {
        revert OwnableInvalidOwner(address(0));
    }

    function _post(int256 answer) private returns (uint80 roundId) {
        require(answer > 0 && answer <= type(int128).max, InvalidAnswer(answer));
        Head memory head = _head;
        uint256 spans = (block.timestamp - head.spanBegan) / JUMP_SPAN;
        bool isFirst = head.latest == 0;
        if (!isFirst) _requireNear(answer, head, spans);
        if (isFirst || spans > 0) {
            (head.spanBegan, head.spanFirst) = (uint48(block.timestamp), answer.toInt128());
        }
        roundId = ++head.latest;
        _head = head;
        _answers[roundId] = Answer({ value: answer.toInt128(), updatedAt: uint64(block.timestamp) });
        emit AnswerUpdated(answer, roundId, block.timestamp);
    }

    /// @dev Many answers within a span move the feed no further than one. After a silence, the bound grows with the
    /// number of spans that have passed.
    function _requireNear(int256 answer, Head memory head, uint256 spans) private view {
        int256 from = spans == 0 ? head.spanFirst : _answers[head.latest].value;
        uint256 bound = maximumJump * (spans == 0 ? 1 : spans);
        require(
            SignedMath.abs(answer - from) * BASIS_POINTS <= SignedMath.abs(from) * bound,
            AnswerJumpsTooFar(from, answer, bound)
        );
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
