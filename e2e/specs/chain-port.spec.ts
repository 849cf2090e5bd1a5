import { parseEther, toQuantity } from 'ethers';
import { jsonRpc } from '../../tools/json-rpc';
import { openForeignPage, sendEveryWay } from '../fixtures/foreign-page';
import { expect, test } from '../fixtures/test';

// Protects the local chain, whose accounts are unlocked, from pages of other sites.

const VICTIM = '0x000000000000000000000000000000000000bEEF';
function call(method: string, params: unknown[]) {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}
const victimGets7 = [VICTIM, toQuantity(parseEther('7'))];
const setBalance = call('anvil_setBalance', victimGets7);

test('a page of another site neither reads nor changes the local chain', async ({
  page,
  chain,
  stack,
  baseURL,
}) => {
  const [owner] = await chain.accounts();
  const sendMoney = call('eth_sendTransaction', [{ from: owner, to: VICTIM, value: '0x1' }]);
  const closePage = await openForeignPage(page);
  const { chainUrl } = stack;
  await chain.setGas(VICTIM, 0n);

  for (const [url, body] of [
    [chainUrl, setBalance],
    [chainUrl, sendMoney],
    [`${baseURL}/rpc`, sendMoney],
  ] as const) {
    expect(await sendEveryWay(page, url, body)).toEqual([]);
    await chain.mine();
    expect(await chain.gasOf(VICTIM)).toBe(0n);
  }
  await closePage();

  // The same call succeeds from a program.
  await jsonRpc(chainUrl)('anvil_setBalance', victimGets7);
  expect(await chain.gasOf(VICTIM)).toBe(parseEther('7'));
});

test('a foreign name that resolves to this machine opens neither the chain nor the site', async ({
  playwright,
  browserName: _,
  launchOptions,
  chain,
  stack,
  baseURL,
}) => {
  const rebound = '--host-resolver-rules=MAP attacker.example 127.0.0.1';
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), rebound],
  });
  const page = await browser.newPage();
  await chain.setGas(VICTIM, 0n);
  for (const [url, path] of [
    [stack.chainUrl, '/'],
    [baseURL!, '/rpc'],
  ] as const) {
    const { port } = new URL(url);
    // To the browser, this page and the chain have the same origin.
    await page.goto(`http://attacker.example:${port}/`);
    const status = await page.evaluate(
      ([path, body]) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
          (answer) => answer.status,
        ),
      [path, setBalance] as const,
    );
    expect(status).toBe(421);
  }
  await browser.close();
  await chain.mine();
  expect(await chain.gasOf(VICTIM)).toBe(0n);
});
