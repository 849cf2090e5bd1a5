import { explorerTransaction, shortAddress, shortHash } from './address';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

it('shows the first 6 and the last 4 characters of an address', () => {
  expect(shortAddress(address)).toBe('0x7099...79C8');
});

it('shows a hash as its first 10 characters and an ellipsis', () => {
  expect(shortHash('0x1234567890abcdef')).toBe('0x12345678...');
});

it('links a transaction whether or not the explorer address ends in a slash', () => {
  expect(explorerTransaction('https://explorer.example/', '0xab')).toBe(
    'https://explorer.example/tx/0xab',
  );
  expect(explorerTransaction('https://explorer.example', '0xab')).toBe(
    'https://explorer.example/tx/0xab',
  );
});
