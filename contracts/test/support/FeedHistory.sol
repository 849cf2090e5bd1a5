// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { GameTest } from "./GameTest.sol";

/// @notice Random histories of a feed, from a minute before the end of a round. It finds the first answer at or after
/// the end in its own record of the posts, not in the feed.
abstract contract FeedHistory is GameTest {
    uint256 internal constant NONE = type(uint256).max;
    uint256 internal constant END = BEGINNING + DURATION;

    uint80[] internal ids;
    uint256[] internal times;
    /// @dev Whether the feed carried an answer over since the end. It does not count as an answer, but its id and time
    /// look like one.
    bool internal carriedOver;
    uint80 internal knownPhase;
    mapping(uint80 phase => uint64 number) private _last;

    function begin(bool zeros) internal {
        feed.setRevertsOnMissing(!zeros);
        start();
        knownPhase = feed.latest() >> 64;
        _last[knownPhase] = uint64(feed.latest());
        vm.warp(END - 60);
    }

    /// @dev Lets time pass. Then there is a gap, a carried-over answer, a new phase, or an answer in the newest or an
    /// older phase.
    function step(uint8 what, uint256 slowness) internal {
        vm.warp(vm.getBlockTimestamp() + (what >> 3) * slowness);
        uint80 newest = feed.latest() >> 64;
        uint256 kind = what % 8;
        if (kind == 0) feed.leaveOut(1);
        else if (kind == 1) _carryOver();
        else if (kind == 2) feed.nextPhase();
        else if (kind == 3 && knownPhase < newest) _postInPhase(knownPhase);
        else if (kind == 4 && knownPhase + 1 < newest) _postInPhase(knownPhase + 1);
        else _keep(feed.post(START_PRICE + 1));
        if (kind != 2) _last[newest] = uint64(feed.latest());
    }

    /// @dev The index of the first answer in `ids`. An answer of the next phase counts only when its second is over.
    function firstAnswer() internal view returns (uint256) {
        uint256 old = _firstIn(knownPhase);
        uint256 young = _firstIn(knownPhase + 1);
        if (young == NONE || (old != NONE && times[old] <= times[young])) return old;
        return times[young] < vm.getBlockTimestamp() ? young : NONE;
    }

    function _firstIn(uint80 phase) private view returns (uint256) {
        for (uint256 i = 0; i < ids.length; ++i) {
            if (ids[i] >> 64 == phase && times[i] >= END) return i;
        }
        return NONE;
    }

    function _carryOver() private {
        if (uint64(feed.latest()) == 0) return;
        feed.carryOver();
        if (vm.getBlockTimestamp() >= END) carriedOver = true;
    }

    function _postInPhase(uint80 phase) private {
        _keep(feed.postInPhase(phase, ++_last[phase], START_PRICE + 1, vm.getBlockTimestamp()));
    }

    function _keep(uint80 id) private {
        ids.push(id);
        times.push(vm.getBlockTimestamp());
    }
}
