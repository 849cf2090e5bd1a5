// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice The rules of paying out as the specification words them, in arithmetic apart from the contract's.
library Specified {
    function bonus(uint256 stake, uint256 winning, uint256 losing) internal pure returns (uint256) {
        if (losing == 0 || losing == winning) return (stake * 4) / 5;
        uint256 share = (stake * losing * 19) / (winning * 20);
        if (share > stake * 9) return stake * 9;
        return share < stake / 10 ? stake / 10 : share;
    }

    /// @dev The most that a round with these pools can come to pay.
    function liability(uint256 up, uint256 down) internal pure returns (uint256 most) {
        most = up + down;
        uint256 ifUp = up == 0 ? 0 : up + bonus(up, up, down);
        uint256 ifDown = down == 0 ? 0 : down + bonus(down, down, up);
        if (ifUp > most) most = ifUp;
        if (ifDown > most) most = ifDown;
    }
}
