// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { Playing } from "./Playing.sol";

/// @notice Resolves and voids rounds, by valid and invalid calls. The book alone decides the expected result.
abstract contract Ending is Playing {
    function resolve(uint256 which, bool byAnother) external counted {
        (uint256 roundId, bool found) = _ended(which);
        if (!found) return;
        Answer memory first = firstAnswerOf(roundId);
        if (byAnother || !_isSettled(roundId, first)) _tryAnother(roundId, first);
        else if (first.price > 0 && first.price <= int256(uint256(type(uint64).max))) _resolve(roundId, first);
        else _resolveByNoPrice(roundId, first);
    }

    function voidRound(uint256 which) external counted {
        (uint256 roundId, bool found) = _ended(which);
        if (!found) return;
        uint256 since = _sinceEnd(roundId, vm.getBlockTimestamp());
        bool anyway = since >= 1 days;
        bool due = anyway || (since >= 1 hours && firstAnswerOf(roundId).id == 0);
        try game.voidRound(roundId) {
            if (!due) note("voided a round that can be resolved");
            records[roundId - 1].voidedAnyway = anyway;
            recordEnd(roundId, IPredictionGame.Outcome.Void, 0);
        } catch {
            if (due) note("could not void");
        }
    }

    function endAgain(uint256 which) external counted {
        if (records.length == 0) return;
        uint256 roundId = 1 + (which % records.length);
        if (records[roundId - 1].outcome == IPredictionGame.Outcome.Pending) return;
        try game.resolveRound(roundId, firstAnswerOf(roundId).id) {
            note("resolved a finished round");
        } catch { }
        try game.voidRound(roundId) {
            note("voided a finished round");
        } catch { }
    }

    function _resolve(uint256 roundId, Answer memory first) private {
        game.resolveRound(roundId, first.id);
        uint256 price = uint256(first.price);
        uint256 start = records[roundId - 1].atStart.priceAtStart;
        if (_sinceEnd(roundId, first.time) >= 1 hours) {
            recordEnd(roundId, IPredictionGame.Outcome.Void, 0);
        } else if (price > start) {
            recordEnd(roundId, IPredictionGame.Outcome.Up, price);
        } else if (price < start) {
            recordEnd(roundId, IPredictionGame.Outcome.Down, price);
        } else {
            recordEnd(roundId, IPredictionGame.Outcome.Draw, price);
        }
    }

    function _resolveByNoPrice(uint256 roundId, Answer memory first) private {
        bool due = _sinceEnd(roundId, vm.getBlockTimestamp()) >= 1 hours;
        try game.resolveRound(roundId, first.id) {
            if (!due) note("resolved by an invalid price");
            recordEnd(roundId, IPredictionGame.Outcome.Void, 0);
        } catch {
            if (due) note("an invalid price did not void the round");
        }
    }

    function _tryAnother(uint256 roundId, Answer memory first) private {
        Record storage record = records[roundId - 1];
        uint80 other = feed.latest();
        if (other == first.id) other = first.id == record.old.id ? record.young.id : record.old.id;
        try game.resolveRound(roundId, other) {
            note("resolved by an answer that is not the first");
        } catch { }
    }

    /// @dev The old phase could still answer in the second of the new phase's answer, and its answer would count.
    function _isSettled(uint256 roundId, Answer memory first) private view returns (bool) {
        bool isOld = first.id == records[roundId - 1].old.id;
        return first.id != 0 && (isOld || first.time < vm.getBlockTimestamp());
    }

    function _sinceEnd(uint256 roundId, uint256 time) private view returns (uint256) {
        return time - records[roundId - 1].atStart.endTime;
    }

    function _ended(uint256 which) private view returns (uint256 roundId, bool found) {
        for (uint256 i = 0; i < records.length; ++i) {
            roundId = 1 + ((which % records.length) + i) % records.length;
            Record storage record = records[roundId - 1];
            found = record.outcome == IPredictionGame.Outcome.Pending
                && vm.getBlockTimestamp() >= record.atStart.endTime;
            if (found) return (roundId, true);
        }
    }
}
