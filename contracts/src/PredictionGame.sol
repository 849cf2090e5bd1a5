// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { GameLedger } from "./game/GameLedger.sol";
import { GameRounds } from "./game/GameRounds.sol";
import { GameSettings } from "./game/GameSettings.sol";
import { GameViews } from "./game/GameViews.sol";
import { IArbSys } from "./interfaces/IArbSys.sol";
import { IGameToken } from "./interfaces/IGameToken.sol";
import { IPredictionGame } from "./interfaces/IPredictionGame.sol";
import { AggregatorV3Interface } from "./interfaces/IPriceFeed.sol";
import { Ownable } from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @notice UpDown: stake a token on whether a price rises or falls within five minutes
contract PredictionGame is GameViews {
    struct Settings {
        address owner;
        address manager;
        address pauser;
        IGameToken token;
        AggregatorV3Interface feed;
        uint256 minimumDepositFloor;
        uint256 minimumDeposit;
        uint256 maximumDeposit;
        uint64 predictionLock;
        uint256 maxRoundExposure;
        uint256 priceTolerance;
        uint64 maximumPriceAge;
        AggregatorV3Interface sequencerFeed; // only on an L2; zero on other chains
    }

    uint8 private constant FEED_DECIMALS = 8;
    uint256 private constant ARBITRUM_ONE = 42_161;
    uint256 private constant ARBITRUM_SEPOLIA = 421_614;
    IArbSys private constant ARB_SYS = IArbSys(address(100));

    /// @inheritdoc IPredictionGame
    uint256 public immutable DEPLOYMENT_BLOCK;

    constructor(Settings memory settings)
        Ownable(settings.owner)
        GameSettings(settings.minimumDepositFloor)
        GameLedger(settings.token, settings.feed)
        GameRounds(settings.sequencerFeed)
    {
        uint8 decimals = settings.feed.decimals();
        require(decimals == FEED_DECIMALS, InvalidParameter("feedDecimals", decimals));
        DEPLOYMENT_BLOCK = _blockNumber();
        _setMaximumDeposit(settings.maximumDeposit);
        _setMinimumDeposit(settings.minimumDeposit);
        _setPredictionLock(settings.predictionLock);
        _setMaxRoundExposure(settings.maxRoundExposure);
        _setPriceTolerance(settings.priceTolerance);
        _setMaximumPriceAge(settings.maximumPriceAge);
        _setGameManager(settings.manager);
        _setPauser(settings.pauser);
    }

    /// @dev On Arbitrum, `block.number` is Ethereum's block number, but indexers search events by Arbitrum's own.
    function _blockNumber() private view returns (uint256) {
        bool isArbitrum = block.chainid == ARBITRUM_ONE || block.chainid == ARBITRUM_SEPOLIA;
        return isArbitrum ? ARB_SYS.arbBlockNumber() : block.number;
    }
}
