// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IToken } from "../support/IGame.sol";
import { Ending } from "./Ending.sol";

/// @notice The actions of owner, manager and pauser, and attempts by others. None of them may change the players'
/// funds.
abstract contract Operating is Ending {
    IToken internal foreign =
        IToken(vm.deployCode("GameToken.sol:GameToken", abi.encode(address(this), 1_000_000_000 * ION)));

    modifier leavesPlayersAlone() {
        uint256 before = claimsOfAll();
        _;
        if (claimsOfAll() != before) note("a privileged call changed the players' funds");
    }

    function changeLimits(uint256 minimum, uint256 maximum) external counted leavesPlayersAlone {
        minimum = bound(minimum, 1, 10 * ION);
        vm.prank(manager);
        game.setMinimumDeposit(1);
        vm.prank(manager);
        game.setMaximumDeposit(bound(maximum, minimum, MAXIMUM * 2));
        vm.prank(manager);
        game.setMinimumDeposit(minimum);
    }

    function changeParameters(uint256 lock, uint256 tolerance, uint256 age, uint256 exposure)
        external
        counted
        leavesPlayersAlone
    {
        vm.prank(owner);
        game.setPredictionLock(uint64(bound(lock, 0, 299)));
        vm.prank(owner);
        game.setPriceTolerance(bound(tolerance, 1, 9_999));
        vm.prank(owner);
        game.setMaxRoundExposure(bound(exposure, 0, 4_000_000 * ION));
        vm.prank(owner);
        game.setMaximumPriceAge(uint64(bound(age, 1, 1 days)));
    }

    function passOnRoles(uint256 seed) external counted leavesPlayersAlone {
        address former = owner;
        owner = address(uint160(bound(seed, 0x3001, 0x3fff)));
        manager = address(uint160(owner) + 0x1000);
        pauser = address(uint160(owner) + 0x2000);
        vm.prank(former);
        game.transferOwnership(owner);
        vm.prank(former); // still the owner, until the new owner accepts
        game.setGameManager(manager);
        vm.prank(owner);
        game.acceptOwnership();
        vm.prank(owner);
        game.setPauser(pauser);
        if (former != owner) _tries(former, "a former owner kept a right");
        vm.prank(owner);
        try game.renounceOwnership() {
            note("the owner left the game without one");
        } catch { }
    }

    function togglePause() external counted leavesPlayersAlone {
        bool paused = game.paused();
        vm.prank(pauser);
        if (paused) game.unpause();
        else game.pause();
    }

    function withdraw(uint256 amount) external counted leavesPlayersAlone {
        uint256 free = game.getRewardPoolBalance();
        amount = bound(amount, 0, free / 2);
        vm.prank(owner);
        game.withdrawReserve(owner, amount);
        withdrawn += amount;
        free = game.getRewardPoolBalance();
        vm.prank(owner);
        try game.withdrawReserve(owner, free + 1) {
            note("the owner took more than the free reserve");
        } catch { }
    }

    function fund(uint256 amount, bool plainly) external counted {
        amount = bound(amount, 1, 500_000 * ION);
        if (plainly) token.transfer(address(game), amount);
        else game.fundReserve(amount);
        funded += amount;
    }

    /// @dev The owner returns a foreign token, but never the game's.
    function recover(uint256 amount) external counted leavesPlayersAlone {
        amount = bound(amount, 1, ION);
        foreign.transfer(address(game), amount);
        vm.prank(owner);
        game.recoverToken(address(foreign), owner, amount);
        vm.prank(owner);
        try game.recoverToken(address(token), owner, 1) {
            note("the owner took the game's token as a foreign one");
        } catch { }
    }

    function strangerTriesEverything() external counted leavesPlayersAlone {
        _tries(stranger, "a stranger used a right of the owner");
    }

    function _tries(address who, string memory what) private {
        bytes[15] memory privileged = [
            abi.encodeCall(game.withdrawReserve, (who, 1)),
            abi.encodeCall(game.setMinimumDeposit, (1)),
            abi.encodeCall(game.setMaximumDeposit, (MAXIMUM)),
            abi.encodeCall(game.setPredictionLock, (1)),
            abi.encodeCall(game.setMaxRoundExposure, (1)),
            abi.encodeCall(game.recoverToken, (address(feed), who, 0)),
            abi.encodeCall(game.setPriceTolerance, (1)),
            abi.encodeCall(game.setMaximumPriceAge, (1)),
            abi.encodeCall(game.setGameManager, (who)),
            abi.encodeCall(game.setPauser, (who)),
            abi.encodeCall(game.pause, ()),
            abi.encodeCall(game.unpause, ()),
            abi.encodeCall(game.transferOwnership, (who)),
            abi.encodeCall(game.acceptOwnership, ()),
            abi.encodeCall(game.renounceOwnership, ())
        ];
        for (uint256 i = 0; i < privileged.length; ++i) {
            vm.prank(who);
            (bool succeeded,) = address(game).call(privileged[i]);
            if (succeeded) note(what);
        }
    }
}
