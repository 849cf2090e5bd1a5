// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { Payouts } from "../libraries/Payouts.sol";
import { GameLimits } from "./GameLimits.sol";
import { IERC20, SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Nonces } from "@openzeppelin/contracts/utils/Nonces.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import { SignatureChecker } from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice Stakes in the live round, sent by the player or with the player's signature
/// @dev A pause leaves betting in a running round open. If it closed betting, the pauser could choose the moment at
/// which the pools freeze, perhaps after a stake of their own. If it voided the round, the pauser could take back a
/// losing bet.
abstract contract GameStakes is GameLimits, EIP712, Nonces {
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    bytes32 private constant SIGNED_PREDICTION = keccak256(
        "SignedPrediction(address player,uint256 roundId,bool up,uint256 amount,uint256 nonce,uint256 deadline)"
    );

    constructor() EIP712("UpDown", "1") { }

    /// @inheritdoc IPredictionGame
    function makePrediction(bool up, uint256 amount) external nonReentrant {
        _predict(msg.sender, up, amount);
    }

    /// @inheritdoc IPredictionGame
    function makePrediction(bool up, uint256 amount, uint256 roundId, uint256 deadline)
        external
        nonReentrant
    {
        _guard(roundId, deadline);
        _predict(msg.sender, up, amount);
    }

    /// @inheritdoc IPredictionGame
    function makePredictionWithPermit(
        bool up,
        uint256 amount,
        uint256 roundId,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external nonReentrant {
        _guard(roundId, deadline);
        // Another account may have used the permit first. The call fails then, but the allowance is already set.
        // solhint-disable-next-line no-empty-blocks
        try _token.permit(msg.sender, address(this), amount, deadline, v, r, s) { } catch { }
        _predict(msg.sender, up, amount);
    }

    /// @inheritdoc IPredictionGame
    function makePredictionFor(SignedPrediction calldata prediction, bytes calldata signature)
        external
        nonReentrant
    {
        _guard(prediction.roundId, prediction.deadline);
        _useCheckedNonce(prediction.player, prediction.nonce);
        _requireSignature(prediction.player, keccak256(abi.encode(SIGNED_PREDICTION, prediction)), signature);
        _predict(prediction.player, prediction.up, prediction.amount);
    }

    /// @inheritdoc IPredictionGame
    function invalidateNonce() external returns (uint256 invalidated) {
        invalidated = _useNonce(msg.sender);
        emit NonceInvalidated(msg.sender, invalidated);
    }

    /// @inheritdoc IPredictionGame
    function getStakeRoom()
        external
        view
        returns (uint256 roundId, uint256 freeReserve, uint256 largestUp, uint256 largestDown)
    {
        return (globalRoundCounter, getRewardPoolBalance(), largestStake(true), largestStake(false));
    }

    /// @inheritdoc IPredictionGame
    function largestStake(bool up) public view returns (uint256) {
        Round storage round = _rounds[globalRoundCounter];
        if (block.timestamp >= round.lockTime) return 0;
        (uint256 byReserve, uint256 byExposure) = _room(round, up);
        uint256 largest = Math.min(Math.min(byReserve, byExposure), round.maximumDeposit);
        return largest < round.minimumDeposit ? 0 : largest;
    }

    /// @inheritdoc IPredictionGame
    function nonces(address player) public view override(IPredictionGame, Nonces) returns (uint256) {
        return super.nonces(player);
    }

    function _predict(address player, bool up, uint256 amount) internal {
        uint256 roundId = globalRoundCounter;
        Round storage round = _rounds[roundId];
        require(_isRunning(roundId), NoActiveRound());
        require(block.timestamp < round.lockTime, BettingClosed(roundId, round.lockTime));
        Position storage position = _positions[roundId][player];
        require(position.amount == 0, AlreadyPredicted(roundId, player));
        uint256 minimum = round.minimumDeposit;
        uint256 maximum = round.maximumDeposit;
        require(amount >= minimum, AmountBelowMinimum(amount, minimum));
        require(amount <= maximum, AmountAboveMaximum(amount, maximum));
        _requireRoom(round, up, amount);
        _countStake(player, amount);

        position.amount = amount.toUint128();
        position.up = up;
        _addToPool(round, up, amount);
        emit PredictionMade(roundId, player, up, amount, round.upPool, round.downPool);
        _receive(player, amount);
    }

    function _addToPool(Round storage round, bool up, uint256 amount) private {
        (uint256 upPool, uint256 downPool) = (round.upPool, round.downPool);
        uint256 released = Payouts.liability(upPool, downPool);
        if (up) upPool += amount;
        else downPool += amount;
        round.upPool = upPool.toUint128();
        round.downPool = downPool.toUint128();
        _liabilities = (_liabilities - released + Payouts.liability(upPool, downPool)).toUint128();
        _locked += amount.toUint128();
    }

    function _receive(address player, uint256 amount) private {
        uint256 before = _balance();
        IERC20(_token).safeTransferFrom(player, address(this), amount);
        uint256 received = _balance() - before;
        require(received == amount, StakeNotReceived(amount, received));
    }

    function _requireRoom(Round storage round, bool up, uint256 amount) private view {
        (uint256 byReserve, uint256 byExposure) = _room(round, up);
        require(amount <= byExposure, RoundExposureExceeded(amount, byExposure));
        require(amount <= byReserve, InsufficientRewardPool(amount, byReserve));
    }

    /// @dev Two limits on a stake on that side: the largest stake that the reserve can still pay out for any outcome,
    /// and the largest stake that keeps the house's loss within the round's exposure.
    function _room(Round storage round, bool up)
        private
        view
        returns (uint256 byReserve, uint256 byExposure)
    {
        (uint256 upPool, uint256 downPool) = (round.upPool, round.downPool);
        (uint256 own, uint256 other) = up ? (upPool, downPool) : (downPool, upPool);
        uint256 budget = getRewardPoolBalance() + Payouts.liability(upPool, downPool) - own;
        byReserve = Payouts.largestPool(budget, other) - own;
        byExposure = Payouts.largestPool(other + round.maxExposure, other) - own;
    }

    /// @dev The signature must be the player's; for a contract wallet, by ERC-1271.
    function _requireSignature(address player, bytes32 content, bytes calldata signature) internal view {
        bytes32 digest = _hashTypedDataV4(content);
        require(SignatureChecker.isValidSignatureNowCalldata(player, digest, signature), InvalidSignature());
    }

    function _guard(uint256 roundId, uint256 deadline) internal view {
        require(block.timestamp <= deadline, DeadlinePassed(deadline));
        uint256 live = globalRoundCounter;
        require(roundId == live, WrongRound(roundId, live));
    }
}
