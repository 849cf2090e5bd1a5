// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";

/// @notice The complete interface of the game: its own, and the functions that it inherits from OpenZeppelin.
/// @dev Tests use the contracts through interfaces and deploy them by name, so a change of a source does not recompile
/// the tests.
interface IGame is IPredictionGame {
    error EnforcedPause();
    error ExpectedPause();
    error InvalidAccountNonce(address account, uint256 currentNonce);
    error OwnableInvalidOwner(address owner);
    error OwnableUnauthorizedAccount(address account);

    event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Paused(address account);
    event Unpaused(address account);

    function acceptOwnership() external;
    function owner() external view returns (address);
    function paused() external view returns (bool);
    function pendingOwner() external view returns (address);
    function renounceOwnership() external;
    function transferOwnership(address newOwner) external;
}

interface IToken {
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);

    event Transfer(address indexed from, address indexed to, uint256 value);

    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
    function burn(uint256 amount) external;
    function decimals() external view returns (uint8);
    function name() external view returns (string memory);
    function nonces(address owner) external view returns (uint256);
    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
    function symbol() external view returns (string memory);
    function totalSupply() external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
}

/// @dev The game's constructor argument, with addresses instead of interfaces.
struct Settings {
    address owner;
    address manager;
    address pauser;
    address token;
    address feed;
    uint256 minimumDepositFloor;
    uint256 minimumDeposit;
    uint256 maximumDeposit;
    uint64 predictionLock;
    uint256 maxRoundExposure;
    uint256 priceTolerance;
    uint64 maximumPriceAge;
    address sequencerFeed;
}
