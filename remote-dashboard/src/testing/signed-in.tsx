import { act } from '@testing-library/react';
import { sessionStarted, walletConnected, type WalletRequest } from '@updown/shared';
import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { ownerInfo } from './api';
import { renderInPage } from './render-in-page';

export const token = 'the-token';
export const signature = `0x${'5e'.repeat(65)}`;
export const sentHash = `0x${'ab'.repeat(32)}`;

/** Answers of the wallet and its node by method; a missing one rejects. */
type Answers = Readonly<Record<string, unknown>>;

const signs: Answers = { eth_signTypedData_v4: signature };

/** Renders for somebody who is signed in, whose wallet keeps what it was asked. */
export function renderFor(
  server: ReturnType<typeof setupServer>,
  userAddress: string,
  element: ReactElement,
  answers: Answers = signs,
) {
  const asked: WalletRequest[] = [];
  const request = (call: WalletRequest): Promise<unknown> => {
    asked.push(call);
    if (!(call.method in answers)) return Promise.reject(new Error(`No ${call.method} here.`));
    const answer = answers[call.method];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  // The server tells who is asking by the token, as the real one does.
  server.use(
    http.get('/api/admin/owner-info', ({ request: { headers } }) =>
      HttpResponse.json(
        ownerInfo(headers.get('authorization') === `Bearer ${token}` ? userAddress : null),
      ),
    ),
  );
  const page = renderInPage(element, () => ({ request }));
  act(() => {
    page.store.dispatch(
      walletConnected({ address: userAddress, chainId: 11155111, name: 'A wallet' }),
    );
    page.store.dispatch(sessionStarted({ token, userAddress, balance: 0 }));
  });
  return { ...page, asked };
}
