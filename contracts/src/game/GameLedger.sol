// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IGameToken } from "../interfaces/IGameToken.sol";
import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { AggregatorV3Interface } from "../interfaces/IPriceFeed.sol";
import { Payouts } from "../libraries/Payouts.sol";
import { GameSettings } from "./GameSettings.sol";
import { IERC20, SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice The game's token balance, its liabilities and the house's reserve
/// @dev The game's main invariant: the token balance is never below `_liabilities`.
abstract contract GameLedger is GameSettings, ReentrancyGuardTransient {
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    struct Round {
        uint64 startTime;
        uint64 lockTime;
        uint80 feedRoundAtStart;
        Outcome outcome;
        uint64 priceAtStart;
        uint64 priceAtEnd;
        uint128 maxExposure; // the house can lose at most this much in the round
        uint128 minimumDeposit;
        uint128 maximumDeposit;
        uint128 upPool;
        uint128 downPool;
        uint128 owed; // of a finished round: the most that players can still claim
        uint128 unclaimedStake; // of a finished round: the stakes with an open claim
    }

    struct Position {
        uint128 amount;
        bool up;
        bool withdrawn;
    }

    IGameToken internal immutable _token;
    AggregatorV3Interface internal immutable _feed;

    /// @inheritdoc IPredictionGame
    uint256 public globalRoundCounter;
    mapping(uint256 roundId => Round) internal _rounds;
    mapping(uint256 roundId => mapping(address player => Position)) internal _positions;

    /// @dev The tokens that the game must hold for any outcome: the most that each open round can owe, and the open
    /// claims of each finished round.
    uint128 internal _liabilities;
    /// @dev Open stakes and unclaimed payouts: the players' tokens in the game.
    uint128 internal _locked;
    uint256 internal _burned;

    constructor(IGameToken token, AggregatorV3Interface feed) {
        _token = token;
        _feed = feed;
    }

    /// @inheritdoc IPredictionGame
    function fundReserve(uint256 amount) external nonReentrant {
        uint256 before = _balance();
        IERC20(_token).safeTransferFrom(msg.sender, address(this), amount);
        emit ReserveFunded(msg.sender, _balance() - before);
    }

    /// @inheritdoc IPredictionGame
    function withdrawReserve(address to, uint256 amount) external onlyOwner nonReentrant {
        uint256 free = getRewardPoolBalance();
        require(amount <= free, InsufficientFreeReserve(amount, free));
        emit ReserveWithdrawn(to, amount);
        IERC20(_token).safeTransfer(to, amount);
    }

    /// @inheritdoc IPredictionGame
    function recoverToken(address token, address to, uint256 amount) external onlyOwner nonReentrant {
        require(token != address(_token), InvalidParameter("token", uint160(token)));
        emit TokenRecovered(token, to, amount);
        IERC20(token).safeTransfer(to, amount);
    }

    /// @inheritdoc IPredictionGame
    function getContractStats()
        external
        view
        returns (
            uint256 totalRounds,
            uint256 totalTokensBurned,
            uint256 currentHouseBalance,
            uint256 currentRewardPool,
            uint256 totalLockedTokens
        )
    {
        return (globalRoundCounter, _burned, _balance() - _locked, getRewardPoolBalance(), _locked);
    }

    /// @inheritdoc IPredictionGame
    function gameToken() external view returns (address) {
        return address(_token);
    }

    /// @inheritdoc IPredictionGame
    function priceFeed() external view returns (address) {
        return address(_feed);
    }

    /// @inheritdoc IPredictionGame
    function getRewardPoolBalance() public view returns (uint256) {
        return _balance() - _liabilities;
    }

    /// @dev Replaces the liability of an open round with `owed`, which covers the stakes in `unclaimedStake`
    /// and their bonuses.
    function _closeLedger(Round storage round, uint256 owed, uint256 unclaimedStake) internal {
        (uint256 up, uint256 down) = (round.upPool, round.downPool);
        _liabilities = (_liabilities - Payouts.liability(up, down) + owed).toUint128();
        _locked = (_locked - up - down + owed).toUint128();
        round.owed = owed.toUint128();
        round.unclaimedStake = unclaimedStake.toUint128();
    }

    /// @dev The last claim of a round returns the rounding remainder to the house.
    function _settle(Round storage round, uint256 stake, uint256 payout) internal {
        uint128 unclaimed = round.unclaimedStake - stake.toUint128();
        uint128 freed = unclaimed == 0 ? round.owed : payout.toUint128();
        round.unclaimedStake = unclaimed;
        round.owed -= freed;
        _liabilities -= freed;
        _locked -= freed;
    }

    function _balance() internal view returns (uint256) {
        return _token.balanceOf(address(this));
    }
}
