// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice The payout rules as the specification states them, in arithmetic independent of the contract's.
library Specified {
    function bonus(uint256 stake, uint256 winning, uint256 losing) internal pure returns (uint256) {
        if (losing == 0 || losing == winning) return (stake * 4) / 5;
        uint256 share = (stake * losing * 19) / (winning * 20);
        if (share > stake * 9) return stake * 9;
        return share < stake / 10 ? stake / 10 : share;
    }

    /// @dev The most that the winners can claim together. The house keeps the remainder from rounding down.
    function owed(uint256 winning, uint256 losing) internal pure returns (uint256) {
        return winning == 0 ? 0 : winning + bonus(winning, winning, losing);
    }

    /// @dev 5 % of the losing pool, or less if the bonuses leave less.
    function burned(uint256 winning, uint256 losing) internal pure returns (uint256) {
        uint256 bonuses = winning == 0 ? 0 : owed(winning, losing) - winning;
        uint256 left = losing > bonuses ? losing - bonuses : 0;
        return left < losing / 20 ? left : losing / 20;
    }

    /// @dev The most that a round with these pools can pay.
    function liability(uint256 up, uint256 down) internal pure returns (uint256 most) {
        most = up + down;
        if (owed(up, down) > most) most = owed(up, down);
        if (owed(down, up) > most) most = owed(down, up);
    }
}
