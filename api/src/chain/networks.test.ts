import { networkOf } from './networks';

const nothingSet = { NETWORK_NAME: undefined, EXPLORER_URL: undefined };

it.each([
  [1, 'Ethereum Mainnet', 'https://etherscan.io'],
  [11155111, 'Sepolia Testnet', 'https://sepolia.etherscan.io'],
  [80001, 'Polygon Mumbai', 'https://mumbai.polygonscan.com'],
  [31337, 'Local Chain', null],
  [424242, 'Chain 424242', null],
])('chain %d is called %s, and its explorer is %s', (chainId, name, explorerUrl) => {
  expect(networkOf(chainId, nothingSet)).toEqual({ name, explorerUrl });
});

it('is called and looked up as the operator says', () => {
  const settings = { NETWORK_NAME: 'Our Chain', EXPLORER_URL: 'https://explorer.example' };
  expect(networkOf(1, settings)).toEqual({
    name: 'Our Chain',
    explorerUrl: 'https://explorer.example',
  });
});
