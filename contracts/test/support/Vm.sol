// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice The forge cheat codes that the tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function addr(uint256 key) external pure returns (address);
    function chainId(uint256 id) external;
    function deployCode(string calldata artifact, bytes calldata arguments) external returns (address);
    function deployCode(string calldata artifact) external returns (address);
    function etch(address target, bytes calldata code) external;
    function expectCall(address target, bytes calldata data, uint64 count) external;
    function expectEmit() external;
    function expectEmit(address emitter) external;
    function expectRevert(bytes calldata data) external;
    function expectPartialRevert(bytes4 selector) external;
    function getCode(string calldata artifact) external view returns (bytes memory);
    function prank(address sender) external;
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory);
    function publicKeyP256(uint256 key) external pure returns (uint256 x, uint256 y);
    function roll(uint256 number) external;
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function signP256(uint256 key, bytes32 digest) external pure returns (bytes32 r, bytes32 s);
    function setEvmVersion(string calldata version) external;
    function snapshotGasLastCall(string calldata group, string calldata name) external returns (uint256);
    function snapshotState() external returns (uint256);
    function revertToState(uint256 id) external returns (bool);
    function getBlockTimestamp() external view returns (uint256);
    function warp(uint256 time) external;

    function assertEq(uint256 left, uint256 right) external pure;
    function assertEq(uint256 left, uint256 right, string calldata what) external pure;
    function assertEq(int256 left, int256 right) external pure;
    function assertEq(address left, address right) external pure;
    function assertEq(bytes32 left, bytes32 right) external pure;
    function assertEq(string calldata left, string calldata right) external pure;
    function assertGe(uint256 left, uint256 right) external pure;
    function assertGe(uint256 left, uint256 right, string calldata what) external pure;
    function assertGe(int256 left, int256 right) external pure;
    function assertGe(int256 left, int256 right, string calldata what) external pure;
    function assertLe(uint256 left, uint256 right) external pure;
    function assertLe(uint256 left, uint256 right, string calldata what) external pure;
    function assertLt(uint256 left, uint256 right) external pure;
    function assertTrue(bool condition) external pure;
    function assertTrue(bool condition, string calldata what) external pure;
    function assertFalse(bool condition) external pure;
    function assertFalse(bool condition, string calldata what) external pure;
}
