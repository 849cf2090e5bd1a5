// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { GameLedger } from "./game/GameLedger.sol";
import { GameViews } from "./game/GameViews.sol";
import { IGameToken } from "./interfaces/IGameToken.sol";
import { AggregatorV3Interface } from "./interfaces/IPriceFeed.sol";
import { Ownable } from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title UpDown: stake a token on whether a price rises or falls within five minutes
contract PredictionGame is GameViews {
    struct Settings {
        address owner;
        address manager;
        address pauser;
        IGameToken token;
        AggregatorV3Interface feed;
        uint256 minimumDeposit;
        uint256 maximumDeposit;
        uint64 predictionLock;
        uint256 priceTolerance;
        uint64 maximumPriceAge;
    }

    uint8 private constant FEED_DECIMALS = 8;

    uint256 public immutable DEPLOYMENT_BLOCK;

    constructor(Settings memory settings) Ownable(settings.owner) GameLedger(settings.token, settings.feed) {
        uint8 decimals = settings.feed.decimals();
        require(decimals == FEED_DECIMALS, InvalidParameter("feedDecimals", decimals));
        DEPLOYMENT_BLOCK = block.number;
        _setMaximumDeposit(settings.maximumDeposit);
        _setMinimumDeposit(settings.minimumDeposit);
        _setPredictionLock(settings.predictionLock);
        _setPriceTolerance(settings.priceTolerance);
        _setMaximumPriceAge(settings.maximumPriceAge);
        _setGameManager(settings.manager);
        _setPauser(settings.pauser);
    }
}
