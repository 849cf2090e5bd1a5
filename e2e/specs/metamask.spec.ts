import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/metamask';
import { playRound } from '../fixtures/play-round';

const ELSEWHERE = /Your wallet is on another network\. This game runs on/;

test('MetaMask, which does not know the chain, adds it and plays a whole round', async ({
  metaMask,
  chain,
  game,
  baseURL,
}) => {
  const address = (await chain.accounts())[16]!;
  await chain.setTokens(address, ion(100_000));
  await chain.approve(address, 0n);
  const { player, addedChains } = await metaMask(address);

  const dialog = await player.openWalletDialog();
  const wallets = dialog.getByRole('button', { name: /^Connect / });
  await expect(wallets).toHaveText(['Connect MetaMask', 'Connect Local test wallet']);
  await player.page.keyboard.press('Escape');
  await player.connect('MetaMask');
  await expect(player.page.getByText(ELSEWHERE)).toBeVisible();

  await player.page.getByRole('alert').getByRole('button', { name: 'Switch network' }).click();
  await expect(player.page.getByText(ELSEWHERE)).toHaveCount(0);
  expect(await addedChains()).toEqual([
    {
      chainId: '0x7a69',
      chainName: 'Local Chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [`${baseURL}/rpc`],
      blockExplorerUrls: null,
    },
  ]);
  await playRound(player, game, chain);
});
