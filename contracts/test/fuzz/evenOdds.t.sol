// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { WideOpenGameTest } from "../support/WideOpenGameTest.sol";

/// @dev If up and down are equally likely, the house never loses on average, for any stakes on the two sides. So a
/// player on both sides, alone or with others, cannot profit at the house's expense.
contract EvenOddsFuzzTest is WideOpenGameTest {
    function setUp() public override {
        super.setUp();
        game.fundReserve(LARGEST * 100);
    }

    function houseAfter(uint256 up, uint256 down, int256 price) private returns (int256 change) {
        uint256 state = vm.snapshotState();
        uint256 before = houseBalance();
        start();
        if (up > 0) predict(alice, true, up);
        if (down > 0) predict(bob, false, down);
        endWith(price);
        if (price > START_PRICE ? up > 0 : down > 0) claim(price > START_PRICE ? alice : bob, 1);
        change = int256(houseBalance()) - int256(before);
        vm.revertToState(state);
    }

    function assertHouseNeverLoses(uint256 up, uint256 down) private {
        int256 ifUp = houseAfter(up, down, START_PRICE + 1);
        int256 ifDown = houseAfter(up, down, START_PRICE - 1);
        vm.assertGe(ifUp + ifDown, 0, "the house loses on average");
    }

    function testFuzz_overAllPairsOfPools(uint256 up, uint256 down) public {
        assertHouseNeverLoses(amountFrom(up), amountFrom(down));
    }

    function testFuzz_aroundTheRatiosWhereARuleTakesEffect(uint256 large, uint256 which, uint256 nudge)
        public
    {
        uint16[9] memory perTenThousand = [1, 500, 1_000, 1_050, 1_053, 1_056, 1_111, 9_999, 10_000];
        large = amountFrom(large);
        uint256 small = (large * perTenThousand[which % 9]) / 10_000 + (nudge % 10) / 2;
        if (nudge % 2 == 0) assertHouseNeverLoses(large, small);
        else assertHouseNeverLoses(small, large);
    }

    function testFuzz_onOneSidedRounds(uint256 stake) public {
        if (stake % 2 == 0) assertHouseNeverLoses(amountFrom(stake), 0);
        else assertHouseNeverLoses(0, amountFrom(stake));
    }
}
