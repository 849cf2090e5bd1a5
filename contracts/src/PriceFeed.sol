// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPriceFeed } from "./interfaces/IPriceFeed.sol";
import { Ownable, Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { SignedMath } from "@openzeppelin/contracts/utils/math/SignedMath.sol";

/// @title The operator's own feed, read like a Chainlink aggregator
contract PriceFeed is IPriceFeed, Ownable2Step {
    using SafeCast for int256;

    struct Answer {
        int128 value;
        uint64 updatedAt;
    }

    uint256 private constant BASIS_POINTS = 10_000;

    address public poster;
    uint256 public maximumJump;
    uint80 private _latest;
    mapping(uint80 roundId => Answer) private _answers;

    constructor(address owner, address poster_, uint256 maximumJump_, int256 firstAnswer) Ownable(owner) {
        _setPoster(poster_);
        _setMaximumJump(maximumJump_);
        _post(firstAnswer);
    }

    function postAnswer(int256 answer) external returns (uint80 roundId) {
        require(msg.sender == poster, NotPoster(msg.sender));
        return _post(answer);
    }

    function setPoster(address poster_) external onlyOwner {
        _setPoster(poster_);
    }

    function setMaximumJump(uint256 basisPoints) external onlyOwner {
        _setMaximumJump(basisPoints);
    }

    function latestRoundData()
        external
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        return getRoundData(_latest);
    }

    function decimals() external pure returns (uint8) {
        return 8;
    }

    function description() external pure returns (string memory) {
        return "ETH / USD";
    }

    function version() external pure returns (uint256) {
        return 1;
    }

    function getRoundData(uint80 roundId)
        public
        view
        returns (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)
    {
        Answer memory found = _answers[roundId];
        require(found.updatedAt != 0, NoAnswer(roundId));
        return (roundId, found.value, found.updatedAt, found.updatedAt, roundId);
    }

    /// @notice Refused: without an owner neither poster nor bound could ever change, and one wide move would end the feed.
    function renounceOwnership() public view override onlyOwner {
        revert OwnableInvalidOwner(address(0));
    }

    function _post(int256 answer) private returns (uint80 roundId) {
        require(answer > 0 && answer <= type(int128).max, InvalidAnswer(answer));
        int256 last = _answers[_latest].value; // 0 before the first
        require(
            last == 0 || SignedMath.abs(answer - last) * BASIS_POINTS <= SignedMath.abs(last) * maximumJump,
            AnswerJumpsTooFar(last, answer, maximumJump)
        );
        roundId = ++_latest;
        _answers[roundId] = Answer({ value: answer.toInt128(), updatedAt: uint64(block.timestamp) });
        emit AnswerUpdated(answer, roundId, block.timestamp);
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
