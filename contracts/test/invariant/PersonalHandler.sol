// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { SessionTest } from "../support/SessionTest.sol";

/// @notice Limits, breaks and sessions of three players, set, used and attacked in any order, beside an own record of
/// what each of them allows.
contract PersonalHandler is SessionTest {
    struct Own {
        uint256 perDay;
        uint256 nextPerDay;
        uint256 nextFrom; // zero is none
        uint256 breakUntil;
        uint256 session; // the key of the session; zero is none
        uint256 perRound;
        uint256 inAll;
        uint256 spent; // by the session
        uint256 end;
    }

    uint256[3] private _keys = [ALICE_KEY, 0xb0b, 0xca401];
    /// @dev A key has one session, so each session has a new one.
    uint256 private _sessions;
    Own[3] private _own;
    /// @dev What a player has staked on a day while a limit held.
    mapping(uint256 who => mapping(uint256 day => uint256)) private _counted;
    string private _wrong;

    constructor() {
        setUp();
        for (uint256 i = 1; i < _keys.length; ++i) {
            endow(vm.addr(_keys[i]), 20_000_000 * ION);
        }
    }

    // ---------------------------------------------------------------- players' own calls

    function setLimit(uint256 who, uint256 perDay) external {
        who %= 3;
        Own storage own = _settled(who);
        perDay = perDay % 4 == 0 ? 0 : bound(perDay, MINIMUM, 10 * MINIMUM);
        vm.prank(_player(who));
        game.setDailyLimit(perDay);
        bool isLooser = own.perDay != 0 && (perDay == 0 || perDay > own.perDay);
        own.nextFrom = isLooser ? vm.getBlockTimestamp() + 1 days : 0;
        own.nextPerDay = isLooser ? perDay : 0;
        if (!isLooser) own.perDay = perDay;
    }

    function takeBreak(uint256 who, uint256 length) external {
        who %= 3;
        uint256 until = vm.getBlockTimestamp() + bound(length, 1, 8 hours);
        bool isLonger = until >= _own[who].breakUntil;
        vm.prank(_player(who));
        try game.takeBreak(until) {
            if (!isLonger) _note("a break became shorter");
            _own[who].breakUntil = until;
        } catch {
            if (isLonger) _note("refused a break");
        }
    }

    function authorize(uint256 who, uint256 perRound, uint256 inAll, uint256 length, bool signs) external {
        who %= 3;
        Own storage own = _own[who];
        own.session = _newKey();
        own.perRound = bound(perRound, 0, 5 * MINIMUM);
        own.inAll = bound(inAll, 0, 8 * MINIMUM);
        own.end = vm.getBlockTimestamp() + bound(length, 1, 1 days);
        own.spent = 0;
        address player = _player(who);
        if (signs) {
            IPredictionGame.SessionGrant memory grant = grantOf(player, own.session);
            (grant.perRound, grant.inAll, grant.end) = (own.perRound, own.inAll, own.end);
            bytes memory signature = signGrant(_keys[who], grant);
            vm.prank(stranger);
            game.authorizeSessionFor(grant, signature, noPermit());
        } else {
            vm.prank(player);
            game.authorizeSession(vm.addr(own.session), own.perRound, own.inAll, own.end);
        }
    }

    function revoke(uint256 who, bool byKey) external {
        who %= 3;
        Own storage own = _own[who];
        if (byKey && (own.session == 0 || vm.getBlockTimestamp() >= own.end)) return;
        address player = _player(who);
        IPredictionGame.SessionGrant memory grant = grantOf(player, _newKey());
        bytes memory unsent = signGrant(_keys[who], grant);
        if (byKey) {
            bytes memory signature = signEnd(own.session, player);
            vm.prank(stranger);
            game.revokeSessionFor(player, signature);
        } else {
            vm.prank(player);
            game.revokeSession();
        }
        (own.session, own.perRound, own.inAll) = (0, 0, 0);
        (own.spent, own.end) = (0, 0);
        try game.authorizeSessionFor(grant, unsent, noPermit()) {
            _note("a grant outlived an end");
        } catch { }
    }

    function pass(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 10 hours));
    }

    // ---------------------------------------------------------------- stakes

    /// @dev The player's own stake, in any way but by a session.
    function stake(uint256 who, uint256 amount, uint8 way) external {
        who %= 3;
        amount = bound(amount, MINIMUM, 6 * MINIMUM);
        _newRound();
        (bytes memory call, bool byPlayer) = _stakeCall(who, amount, way % 3);
        _try(who, amount, byPlayer ? _player(who) : stranger, call, _isWithinLimits(who, amount));
    }

    /// @dev A stake signed by some key, the session's or not.
    function stakeBySession(uint256 who, uint256 which, uint256 amount, bool up) external {
        who %= 3;
        amount = bound(amount, MINIMUM, 6 * MINIMUM);
        _newRound();
        uint256 key = which % 5 == 4 ? _keys[who] : SESSION_KEY + which % (_sessions + 1);
        if (which % 2 == 0 && _own[who].session != 0) key = _own[who].session;
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(_player(who), up, amount);
        bytes memory call =
            abi.encodeCall(game.makePredictionBySession, (prediction, signBySession(key, prediction)));
        Own storage own = _own[who];
        bool isAllowed = own.session == key && vm.getBlockTimestamp() < own.end && amount <= own.perRound
            && own.spent + amount <= own.inAll && _isWithinLimits(who, amount);
        if (_try(who, amount, stranger, call, isAllowed)) own.spent += amount;
    }

    /// @dev Strangers and keys of sessions try to change what the players have set.
    function othersTry(uint256 which, uint256 who) external {
        address other = which % 3 == 2 ? stranger : vm.addr(SESSION_KEY + which % (_sessions + 1));
        address player = _player(who % 3);
        vm.prank(other);
        game.setDailyLimit(MINIMUM);
        vm.prank(other);
        game.authorizeSession(vm.addr(_newKey()), MAXIMUM, MAXIMUM, vm.getBlockTimestamp() + 1);
        vm.prank(other);
        game.revokeSession();
        IPredictionGame.SessionGrant memory grant = grantOf(player, SESSION_KEY);
        bytes memory signature = signGrant(SESSION_KEY, grant);
        try game.authorizeSessionFor(grant, signature, noPermit()) {
            _note("a key extended a session");
        } catch { }
    }

    // ---------------------------------------------------------------- rules

    /// @notice Reverts with the name of a broken rule.
    function check() external {
        require(bytes(_wrong).length == 0, _wrong);
        for (uint256 who = 0; who < 3; ++who) {
            Own storage own = _settled(who);
            IPredictionGame.LimitsView memory limits = game.getLimits(_player(who));
            require(limits.perDay == own.perDay, "the limit is the one that the player set");
            require(limits.nextPerDay == own.nextPerDay, "the looser limit is the one that the player set");
            require(limits.nextFrom == own.nextFrom, "a looser limit holds after a day");
            require(limits.breakUntil == own.breakUntil, "the break is the one that the player took");
            IPredictionGame.SessionView memory session = game.getSession(_player(who));
            address key = own.session == 0 ? address(0) : vm.addr(own.session);
            require(session.key == key && session.end == own.end, "the session is the player's");
            require(session.perRound == own.perRound, "the session has the player's bound of a round");
            require(own.spent <= own.inAll, "a session never spends beyond its bounds");
            require(session.left == own.inAll - own.spent, "a session spends what its key stakes");
        }
    }

    function _newKey() private returns (uint256) {
        _sessions += 1;
        return SESSION_KEY + _sessions;
    }

    function _isWithinLimits(uint256 who, uint256 amount) private returns (bool) {
        Own storage own = _settled(who);
        if (vm.getBlockTimestamp() < own.breakUntil) return false;
        return own.perDay == 0 || _counted[who][_day()] + amount <= own.perDay;
    }

    /// @dev Applies a looser limit from its time on.
    function _settled(uint256 who) private returns (Own storage own) {
        own = _own[who];
        if (own.nextFrom == 0 || vm.getBlockTimestamp() < own.nextFrom) return own;
        own.perDay = own.nextPerDay;
        (own.nextPerDay, own.nextFrom) = (0, 0);
    }

    function _try(uint256 who, uint256 amount, address sender, bytes memory call, bool isAllowed)
        private
        returns (bool succeeded)
    {
        address player = _player(who);
        uint256 before = token.balanceOf(player);
        vm.prank(sender);
        (succeeded,) = address(game).call(call);
        if (succeeded && !isAllowed) _note("a stake went beyond a limit, a break or a session");
        if (!succeeded && isAllowed) _note("refused a stake that the player allows");
        if (!succeeded) return false;
        if (token.balanceOf(player) != before - amount) _note("the player did not pay the stake");
        if (game.getPosition(game.globalRoundCounter(), player).depositAmount != amount) {
            _note("the stake is not the player's");
        }
        if (_own[who].perDay != 0) _counted[who][_day()] += amount;
    }

    function _stakeCall(uint256 who, uint256 amount, uint8 way)
        private
        view
        returns (bytes memory call, bool byPlayer)
    {
        if (way == 0) {
            return (abi.encodeWithSignature("makePrediction(bool,uint256)", true, amount), true);
        }
        uint256 roundId = game.globalRoundCounter();
        uint256 time = vm.getBlockTimestamp();
        if (way == 1) {
            return
                (abi.encodeCall(game.makePredictionWithPermit, (true, amount, roundId, time, 0, 0, 0)), true);
        }
        IPredictionGame.SignedPrediction memory prediction = predictionOf(_player(who));
        (prediction.roundId, prediction.amount, prediction.deadline) = (roundId, amount, time);
        return (abi.encodeCall(game.makePredictionFor, (prediction, signed(_keys[who], prediction))), false);
    }

    /// @dev Each stake is in a round of its own, so that only limits and sessions can refuse it.
    function _newRound() private {
        if (game.globalRoundCounter() > 0) {
            uint256 end = game.getRound(game.globalRoundCounter()).endTime;
            if (vm.getBlockTimestamp() < end) vm.warp(end);
        }
        start();
        if (game.globalRoundCounter() > 1) _endPrevious();
    }

    /// @dev Frees the reserve of the previous round.
    function _endPrevious() private {
        game.resolveRound(game.globalRoundCounter() - 1, feed.latest());
    }

    function _player(uint256 who) private view returns (address) {
        return vm.addr(_keys[who]);
    }

    function _day() private view returns (uint256) {
        return vm.getBlockTimestamp() / 1 days;
    }

    function _note(string memory what) private {
        if (bytes(_wrong).length == 0) _wrong = what;
    }
}
