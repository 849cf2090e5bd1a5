import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageLanguage } from '@updown/shared';
import { http, HttpResponse } from 'msw';
import { act } from 'react';
import { addresses, auditEntries, broken } from '../../testing/api';
import { calmServer } from '../../testing/calm-server';
import { renderFor } from '../../testing/signed-in';
import { AuditCard } from './audit-card';

const server = calmServer();
function asAdmin() {
  return renderFor(server, addresses.owner, <AuditCard />);
}

test('shows each action with its author, time, transaction and outcome', async () => {
  asAdmin();
  const [pause, resolve] = await screen.findAllByRole('listitem');
  expect(pause).toHaveTextContent(/^Pause Done.*by 0x0000\.\.\.00A1, from their own wallet/);
  expect(await within(pause!).findByRole('link')).toHaveAttribute(
    'href',
    `https://explorer.example/tx/0x${'ef'.repeat(32)}`,
  );
  expect(resolve).toHaveTextContent(
    /^Resolve round roundId: 9Failed.*by 0x0000\.\.\.00B2: There is no such round\./,
  );
  expect(within(resolve!).queryByRole('link')).not.toBeInTheDocument();
});

test("shows the owner's own settings in the language of the page", async () => {
  const actions = [
    'set-prediction-lock',
    'set-max-round-exposure',
    'set-price-tolerance',
    'set-maximum-price-age',
    'set-game-manager',
    'set-pauser',
    'transfer-ownership',
    'withdraw-reserve',
  ];
  const entries = actions.map((action) => ({ ...auditEntries[0], id: action, action }));
  server.use(http.get('/api/admin/audit-log', () => HttpResponse.json({ entries })));
  await pageLanguage.show('es');
  asAdmin();
  for (const line of await screen.findAllByRole('listitem')) {
    expect(line).toHaveTextContent(/^(Fijar|Cambiar|Transferir|Retirar) /);
  }
  await act(() => pageLanguage.show('en'));
});

test('shortens addresses and groups amounts, with the arguments as they were sent on hover', async () => {
  const sent = `amount: 100000000.5 ION, to: ${addresses.player}`;
  const entries = [{ ...auditEntries[0], action: 'withdraw-reserve', details: sent }];
  server.use(http.get('/api/admin/audit-log', () => HttpResponse.json({ entries })));
  asAdmin();
  expect(await screen.findByTitle(sent)).toHaveTextContent(
    /^amount: 100,000,000\.5 ION, to: 0x0000\.\.\.00C3$/,
  );
});

test('shows that the log is empty', async () => {
  server.use(http.get('/api/admin/audit-log', () => HttpResponse.json({ entries: [] })));
  asAdmin();
  expect(await screen.findByText('No admin actions yet.')).toBeVisible();
});

test('shows an error with Retry', async () => {
  server.use(broken('/admin/audit-log'));
  asAdmin();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error Loading Audit Log');
  server.resetHandlers();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
