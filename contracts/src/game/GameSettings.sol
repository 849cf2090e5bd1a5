// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title Roles and parameters
/// @dev A round copies what it needs of the parameters when it starts, so that a change is for later rounds.
abstract contract GameSettings is IPredictionGame, Ownable2Step, Pausable {
    using SafeCast for uint256;

    uint64 public constant ROUND_DURATION = 300;
    uint64 public constant VOID_DELAY = 1 hours;
    uint64 public constant VOID_ANYWAY_DELAY = 1 days;
    uint256 internal constant BASIS_POINTS = 10_000;
    uint64 private constant LONGEST_PRICE_AGE = 1 days;

    address public gameManager;
    uint64 public predictionLock;
    address public pauser;
    uint64 public maximumPriceAge;
    uint256 public priceTolerance;
    uint128 internal _minimumDeposit;
    uint128 internal _maximumDeposit;

    modifier onlyManager() {
        require(msg.sender == gameManager || msg.sender == owner(), NotManager(msg.sender));
        _;
    }

    modifier onlyPauser() {
        require(msg.sender == pauser || msg.sender == owner(), NotPauser(msg.sender));
        _;
    }

    // ---------------------------------------------------------------- manager

    function setMinimumDeposit(uint256 amount) external onlyManager {
        _setMinimumDeposit(amount);
    }

    function setMaximumDeposit(uint256 amount) external onlyManager {
        _setMaximumDeposit(amount);
    }

    // ---------------------------------------------------------------- pauser

    function pause() external onlyPauser {
        _pause();
    }

    function unpause() external onlyPauser {
        _unpause();
    }

    // ---------------------------------------------------------------- owner

    function setPredictionLock(uint64 secondsBeforeEnd) external onlyOwner {
        _setPredictionLock(secondsBeforeEnd);
    }

    function setPriceTolerance(uint256 basisPoints) external onlyOwner {
        _setPriceTolerance(basisPoints);
    }

    function setMaximumPriceAge(uint64 secondsOld) external onlyOwner {
        _setMaximumPriceAge(secondsOld);
    }

    function setGameManager(address manager) external onlyOwner {
        _setGameManager(manager);
    }

    function setPauser(address pauser_) external onlyOwner {
        _setPauser(pauser_);
    }

    // ---------------------------------------------------------------- views

    function minimumDeposit() external view returns (uint256) {
        return _minimumDeposit;
    }

    function maximumDeposit() external view returns (uint256) {
        return _maximumDeposit;
    }

    /// @notice Refused: without an owner the reserve would be locked in for ever.
    function renounceOwnership() public view override onlyOwner {
        revert InvalidParameter("owner", 0);
    }

    // ---------------------------------------------------------------- setters, also for the constructor

    function _setMinimumDeposit(uint256 amount) internal {
        require(amount > 0 && amount <= _maximumDeposit, InvalidParameter("minimumDeposit", amount));
        _minimumDeposit = amount.toUint128();
        emit MinimumDepositChanged(amount);
    }

    function _setMaximumDeposit(uint256 amount) internal {
        require(
            amount >= _minimumDeposit && amount <= type(uint128).max,
            InvalidParameter("maximumDeposit", amount)
        );
        _maximumDeposit = amount.toUint128();
        emit MaximumDepositChanged(amount);
    }

    function _setPredictionLock(uint64 secondsBeforeEnd) internal {
        require(secondsBeforeEnd < ROUND_DURATION, InvalidParameter("predictionLock", secondsBeforeEnd));
        predictionLock = secondsBeforeEnd;
        emit PredictionLockChanged(secondsBeforeEnd);
    }

    function _setPriceTolerance(uint256 basisPoints) internal {
        require(
            basisPoints > 0 && basisPoints < BASIS_POINTS, InvalidParameter("priceTolerance", basisPoints)
        );
        priceTolerance = basisPoints;
        emit PriceToleranceChanged(basisPoints);
    }

    function _setMaximumPriceAge(uint64 secondsOld) internal {
        require(
            secondsOld > 0 && secondsOld <= LONGEST_PRICE_AGE, InvalidParameter("maximumPriceAge", secondsOld)
        );
        maximumPriceAge = secondsOld;
        emit MaximumPriceAgeChanged(secondsOld);
    }

    function _setGameManager(address manager) internal {
        gameManager = manager;
        emit GameManagerChanged(manager);
    }

    function _setPauser(address pauser_) internal {
        pauser = pauser_;
        emit PauserChanged(pauser_);
    }
}
