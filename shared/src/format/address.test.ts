import { randomBytes } from 'node:crypto';
import { getAddress } from 'ethers';
import { explorerTransaction, playerPath, shortAddress, shortHash } from './address';
import { toAddress } from './to-address';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('shows the first 6 and the last 4 characters of an address [spec 9.9a]', () => {
  expect(shortAddress(ADDRESS)).toBe('0x7099...79C8');
});

test('shows a hash as its first 10 characters and an ellipsis [spec 9.10d]', () => {
  expect(shortHash('0x1234567890abcdef')).toBe('0x12345678...');
});

test('links a transaction whether or not the explorer address ends in a slash', () => {
  expect(explorerTransaction('https://explorer.example/', '0xab')).toBe(
    'https://explorer.example/tx/0xab',
  );
  expect(explorerTransaction('https://explorer.example', '0xab')).toBe(
    'https://explorer.example/tx/0xab',
  );
});

test.each([
  ['in lower case', ADDRESS.toLowerCase(), ADDRESS],
  ['in upper case', `0x${ADDRESS.slice(2).toUpperCase()}`, ADDRESS],
  ['with its checksum', ADDRESS, ADDRESS],
  ['that is too short', ADDRESS.slice(0, -1), null],
  ['with another letter', `${ADDRESS.slice(0, -1)}g`, null],
  ['that is a name', 'vitalik.eth', null],
])('knows an address %s', (_what, text, address) => {
  expect(toAddress(text)).toBe(address);
});

test('has the address of the page about a player', () => {
  expect(playerPath(ADDRESS)).toBe(`/players/${ADDRESS}`);
});

test('writes any address as ethers does', () => {
  for (let made = 0; made < 200; made += 1) {
    const address = `0x${randomBytes(20).toString('hex')}`;
    expect(toAddress(address)).toBe(getAddress(address));
  }
});
