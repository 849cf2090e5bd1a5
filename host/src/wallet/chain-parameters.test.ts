import { config } from '../../testing/fake-server';
import { chainParameters, isUnknownChain } from './switch-chain';

const PAGE = 'http://localhost:3000/dashboard';
const local = { ...config, network: 'Local Chain', rpcUrl: '/rpc', explorerUrl: null };

test('a chain without an explorer has null for it: MetaMask rejects an empty or absent list', () => {
  expect(chainParameters(local, PAGE)).toEqual({
    chainId: '0x7a69',
    chainName: 'Local Chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['http://localhost:3000/rpc'],
    blockExplorerUrls: null,
  });
});

test('an explorer is listed', () => {
  const explorerUrl = 'https://sepolia.etherscan.io';
  expect(chainParameters({ ...local, explorerUrl }, PAGE)?.blockExplorerUrls).toEqual([
    explorerUrl,
  ]);
});

test('a node of another site keeps its address', () => {
  const rpcUrl = 'https://rpc.example/v1';
  expect(chainParameters({ ...local, rpcUrl }, PAGE)?.rpcUrls).toEqual([rpcUrl]);
});

test('a chain without a public node cannot be added', () => {
  expect(chainParameters({ ...local, rpcUrl: null }, PAGE)).toBeNull();
});

test.each([
  ['the code of EIP-3326', { code: 4902 }],
  [
    'the code as the MetaMask app wraps it',
    { code: -32603, data: { originalError: { code: 4902 } } },
  ],
])('%s says that the chain is unknown', (_name, thrown) => {
  expect(isUnknownChain(thrown)).toBe(true);
});

test.each([
  { code: 4001 },
  { code: -32603, data: { originalError: { code: 4001 } } },
  { code: -32603, data: { originalError: null } },
  { code: -32603, data: null },
  new Error('4902'),
  'no',
  null,
  undefined,
])('another failure (%j) does not', (thrown) => {
  expect(isUnknownChain(thrown)).toBe(false);
});
