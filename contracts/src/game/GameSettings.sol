// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { Ownable2Step } from "@openzeppelin/contracts/access/Ownable2Step.sol";
import { Pausable } from "@openzeppelin/contracts/utils/Pausable.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice Roles and parameters
/// @dev A round copies its parameters at the start, so a change applies only to later rounds.
abstract contract GameSettings is IPredictionGame, Ownable2Step, Pausable {
    using SafeCast for uint256;

    /// @inheritdoc IPredictionGame
    uint64 public constant ROUND_DURATION = 300;
    /// @inheritdoc IPredictionGame
    uint64 public constant VOID_DELAY = 1 hours;
    /// @inheritdoc IPredictionGame
    uint64 public constant VOID_ANYWAY_DELAY = 1 days;
    uint256 internal constant BASIS_POINTS = 10_000;
    uint64 private constant LONGEST_PRICE_AGE = 1 days;

    /// @inheritdoc IPredictionGame
    uint256 public immutable MINIMUM_DEPOSIT_FLOOR;

    /// @inheritdoc IPredictionGame
    address public gameManager;
    /// @inheritdoc IPredictionGame
    uint64 public predictionLock;
    /// @inheritdoc IPredictionGame
    address public pauser;
    /// @inheritdoc IPredictionGame
    uint64 public maximumPriceAge;
    uint128 internal _minimumDeposit;
    uint128 internal _maximumDeposit;
    uint128 internal _priceTolerance;
    uint128 internal _maxRoundExposure;

    modifier onlyManager() {
        require(msg.sender == gameManager || msg.sender == owner(), NotManager(msg.sender));
        _;
    }

    modifier onlyPauser() {
        require(msg.sender == pauser || msg.sender == owner(), NotPauser(msg.sender));
        _;
    }

    constructor(uint256 minimumDepositFloor) {
        require(minimumDepositFloor > 0, InvalidParameter("minimumDepositFloor", 0));
        MINIMUM_DEPOSIT_FLOOR = minimumDepositFloor;
    }

    // ---------------------------------------------------------------- manager

    /// @inheritdoc IPredictionGame
    function setMinimumDeposit(uint256 amount) external onlyManager {
        _setMinimumDeposit(amount);
    }

    /// @inheritdoc IPredictionGame
    function setMaximumDeposit(uint256 amount) external onlyManager {
        _setMaximumDeposit(amount);
    }

    // ---------------------------------------------------------------- pauser

    /// @inheritdoc IPredictionGame
    function pause() external onlyPauser {
        _pause();
    }

    /// @inheritdoc IPredictionGame
    function unpause() external onlyPauser {
        _unpause();
    }

    // ---------------------------------------------------------------- owner

    /// @inheritdoc IPredictionGame
    function setPredictionLock(uint64 secondsBeforeEnd) external onlyOwner {
        _setPredictionLock(secondsBeforeEnd);
    }

    /// @inheritdoc IPredictionGame
    function setMaxRoundExposure(uint256 amount) external onlyOwner {
        _setMaxRoundExposure(amount);
    }

    /// @inheritdoc IPredictionGame
    function setPriceTolerance(uint256 basisPoints) external onlyOwner {
        _setPriceTolerance(basisPoints);
    }

    /// @inheritdoc IPredictionGame
    function setMaximumPriceAge(uint64 secondsOld) external onlyOwner {
        _setMaximumPriceAge(secondsOld);
    }

    /// @inheritdoc IPredictionGame
    function setGameManager(address manager) external onlyOwner {
        _setGameManager(manager);
    }

    /// @inheritdoc IPredictionGame
    function setPauser(address pauser_) external onlyOwner {
        _setPauser(pauser_);
    }

    // ---------------------------------------------------------------- views

    /// @inheritdoc IPredictionGame
    function minimumDeposit() external view returns (uint256) {
        return _minimumDeposit;
    }

    /// @inheritdoc IPredictionGame
    function maximumDeposit() external view returns (uint256) {
        return _maximumDeposit;
    }

    /// @inheritdoc IPredictionGame
    function maxRoundExposure() external view returns (uint256) {
        return _maxRoundExposure;
    }

    /// @inheritdoc IPredictionGame
    function priceTolerance() external view returns (uint256) {
        return _priceTolerance;
    }

    /// @notice Always reverts: without an owner the reserve would be locked in the contract forever.
    function renounceOwnership() public view override onlyOwner {
        revert InvalidParameter("owner", 0);
    }

    // ---------------------------------------------------------------- setters, shared with the constructor

    function _setMinimumDeposit(uint256 amount) internal {
        require(
            amount >= MINIMUM_DEPOSIT_FLOOR && amount <= _maximumDeposit,
            InvalidParameter("minimumDeposit", amount)
        );
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

    function _setMaxRoundExposure(uint256 amount) internal {
        require(amount <= type(uint128).max, InvalidParameter("maxRoundExposure", amount));
        _maxRoundExposure = amount.toUint128();
        emit MaxRoundExposureChanged(amount);
    }

    function _setPriceTolerance(uint256 basisPoints) internal {
        require(
            basisPoints > 0 && basisPoints < BASIS_POINTS, InvalidParameter("priceTolerance", basisPoints)
        );
        _priceTolerance = basisPoints.toUint128();
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
