import { parseEther } from 'ethers';
import { DEEP } from '../fixtures/deep';
import { injectWallet, WALLET_NAME } from '../fixtures/headless-wallet';
import { ion } from '../fixtures/ion';
import { playRound } from '../fixtures/play-round';
import { Player } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

const ELSEWHERE = /Your wallet is on another network\. This game runs on/;

test('malformed announcements, and a browser that names no languages, do not stop the page', async ({
  visitor,
}) => {
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: undefined });
    Object.assign(window, { ethereum: { isMetaMask: true } });
    const details = [null, undefined, 7, {}, { info: null }, { info: {}, provider: {} }];
    window.addEventListener('eip6963:requestProvider', () => {
      for (const detail of details) {
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      }
    });
  });
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'Connect Wallet' }).first().click();
  const dialog = visitor.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Connect Local test wallet' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Connect/ })).toHaveCount(2);
});

test(
  'a third-party wallet switches to the chain and plays a whole round',
  DEEP,
  async ({ visitor, chain, game, baseURL }) => {
    const address = await injectWallet(visitor, `${baseURL}/rpc`);
    await chain.setGas(address, parseEther('1'));
    await chain.setTokens(address, ion(100_000));
    const player = Player.of(visitor, address);
    await visitor.goto('/');
    await player.connect(WALLET_NAME);
    await expect(visitor.getByText(ELSEWHERE)).toBeVisible();

    await visitor.getByRole('alert').getByRole('button', { name: 'Switch network' }).click();
    await expect(visitor.getByText(ELSEWHERE)).toHaveCount(0);
    await playRound(player, game, chain);
  },
);
