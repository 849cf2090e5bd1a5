import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import decodeQR from 'qr/decode.js';
import { fakeServer } from '../../../testing/fake-server';
import { createPage, show } from '../../../testing/page';
import { joinLink } from './join-account';
import { keepPasskey, type KeptPasskey } from './kept-passkey';
import { PasskeyDialog } from './passkey-dialog';

const { server } = fakeServer();
const passkey: KeptPasskey = {
  id: 'one-passkey',
  qx: `0x${'fb'.repeat(32)}`,
  qy: `0x${'0f'.repeat(32)}`,
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
};

beforeEach(() => {
  keepPasskey(passkey);
  // The account has done nothing yet.
  server.use(http.post('*/api/account/node', () => HttpResponse.json({ result: '0x' })));
});
afterEach(() => localStorage.clear());

function open() {
  const user = userEvent.setup();
  const page = createPage();
  signIn(page.store);
  show(<PasskeyDialog open onClose={jest.fn()} />, page);
  return user;
}

const DOTS = 4;

/** The text of a drawn code, as a camera reads it. */
function textOf(code: HTMLElement): string {
  const [, size = ''] = /^0 0 (\d+) /.exec(code.getAttribute('viewBox') ?? '') ?? [];
  const width = Number(size) * DOTS;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < DOTS; row += 1) {
      const start = ((Number(y) * DOTS + row) * width + Number(x) * DOTS) * 4;
      for (let dot = 0; dot < DOTS; dot += 1) data.fill(0, start + dot * 4, start + dot * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

test('the account is short, and its copy is the whole address', async () => {
  const user = open();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  const dialog = within(await screen.findByRole('dialog', { name: 'Passkey' }));
  expect(dialog.getByText('0x7099...79C8')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(written).toHaveBeenCalledWith(passkey.account);
});

test('another device gets the link by a code to scan, or by a copy', async () => {
  const user = open();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Add another device' }));
  const code = await screen.findByRole('img', { name: 'QR code for another device' });
  expect(textOf(code)).toBe(joinLink(passkey));
  await user.click(screen.getByRole('button', { name: 'Copy link for another device' }));
  expect(written).toHaveBeenCalledWith(joinLink(passkey));
});

test('an address that is no code of a device is refused in its place', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add another device' }));
  const field = screen.getByLabelText("Another device's code, or an owner's address");
  await user.type(field, 'no code');
  await user.click(screen.getByRole('button', { name: 'Add the key' }));
  expect(await screen.findByText(/^Enter the code that the other device shows/)).toBeVisible();
  expect(field).toBeInvalid();
});
