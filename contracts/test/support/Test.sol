// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Vm } from "./Vm.sol";

/// @notice The parts of forge's standard library that the tests need: the cheat codes at their fixed address, and
/// `bound`.
abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev Maps any value into `low..high`, both included. The fuzzer reaches both ends easily.
    function bound(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        if (value >= low && value <= high) return value;
        uint256 size = high - low + 1;
        return size == 0 ? value : low + (value % size);
    }
}
