import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sessionStarted } from '../store/session-slice';
import { testServer } from '../testing/test-server';
import { adminApi, type AdminCommandName } from './admin';
import { createStore } from './create-store';

const server = testServer();

const entry = { id: '1', outcome: 'done' };
const { auditLog, adminCommand } = adminApi.endpoints;

/** A page whose first read of the log started before there was an entry, and stays pending until released. */
function page() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let entries: object[] = [];
  let requests = 0;
  server.use(
    http.get('*/api/admin/audit-log', async () => {
      const answer = HttpResponse.json({ entries });
      requests += 1;
      if (requests === 1) await held;
      return answer;
    }),
  );
  const store = createStore({ wallet: () => ({ request: () => Promise.resolve(null) }) });
  store.dispatch(sessionStarted({ token: 'a.b.c', userAddress: '0x1', balance: 0 }));
  void store.dispatch(auditLog.initiate());
  const command = (status: number) => {
    server.use(
      http.post('*/api/admin/start-round', () => {
        entries = [entry];
        return HttpResponse.json({ success: status === 200, message: 'x' }, { status });
      }),
    );
    const proof = { nonce: '0x', expiresAt: 0, signature: '0x' };
    const name: AdminCommandName = 'start-round';
    return store.dispatch(adminCommand.initiate({ name, args: {}, proof }));
  };
  return {
    letGo,
    command,
    log: () => auditLog.select()(store.getState()).data,
    requests: () => requests,
  };
}

test.each([
  ['was carried out', 200],
  ['was rejected', 409],
])(
  'a query that was running when a command %s is read again, because its answer is older',
  async (_what, status) => {
    const { letGo, command, log, requests } = page();
    await waitFor(() => expect(requests()).toBe(1));
    await command(status);
    letGo();
    await waitFor(() => expect(log()).toEqual([entry]));
  },
);
