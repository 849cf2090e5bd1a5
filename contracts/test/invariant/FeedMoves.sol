// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Book } from "./Book.sol";

/// @notice Lets time pass and the feed answer: with any price, without one, in a new phase, or in a former one.
abstract contract FeedMoves is Book {
    int256 private _lastPrice = START_PRICE;
    mapping(uint80 phase => uint64 number) private _lastNumber;

    function passTime(uint256 time) external counted {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 200));
    }

    function passALongTime(uint256 time) external counted {
        vm.warp(vm.getBlockTimestamp() + bound(time, 200, 4_500));
    }

    function passADay(uint256 time) external counted {
        vm.warp(vm.getBlockTimestamp() + bound(time, 80_000, 90_000));
    }

    function postPrice(uint256 seed) external counted {
        post(seed);
    }

    function postWhatIsNoPrice(bool tooLarge) external counted {
        _post(tooLarge ? int256(uint256(1) << 127) : -int256(vm.getBlockTimestamp() % 2));
    }

    function postInAnOldPhase(uint256 seed, bool older) external counted {
        uint80 back = older ? 2 : 1;
        uint80 newest = feed.latest() >> 64;
        if (newest <= back) return;
        uint80 phase = newest - back;
        int256 price = _price(seed);
        uint256 time = vm.getBlockTimestamp();
        recordAnswer(feed.postInPhase(phase, ++_lastNumber[phase], price, time), price);
    }

    function switchPhase() external counted {
        _lastNumber[feed.latest() >> 64] = uint64(feed.latest());
        feed.nextPhase();
    }

    /// @dev Repeats the previous price every fourth time, so that draws occur.
    function post(uint256 seed) internal returns (uint256) {
        _lastPrice = _price(seed);
        _post(_lastPrice);
        return uint256(_lastPrice);
    }

    function _price(uint256 seed) private view returns (int256) {
        return seed % 4 == 0 ? _lastPrice : int256(bound(seed, 1, 1_000_000e8));
    }

    function _post(int256 price) private {
        recordAnswer(feed.post(price), price);
    }
}
