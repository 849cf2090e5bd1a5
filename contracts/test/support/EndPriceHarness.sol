// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { AggregatorV3Interface } from "../../src/interfaces/IPriceFeed.sol";
import { EndPrice } from "../../src/libraries/EndPrice.sol";

/// @notice Makes the `EndPrice` library callable on its own.
contract EndPriceHarness {
    function isFirst(AggregatorV3Interface feed, uint80 id, uint256 time, uint80 known)
        external
        view
        returns (bool)
    {
        (, uint256 updatedAt) = EndPrice.read(feed, id);
        return EndPrice.isFirst(feed, id, updatedAt, time, known);
    }
}
