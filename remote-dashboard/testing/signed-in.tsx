import type { WalletRequest } from '@updown/shared';
import { BEARER_TOKEN, renderInPage } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { ownerInfo } from './api';

export const signature = `0x${'5e'.repeat(65)}`;
export const sentHash = `0x${'ab'.repeat(32)}`;

/** The wallet's answers by method; other methods reject. */
type Answers = Readonly<Record<string, unknown>>;

const signs: Answers = { eth_signTypedData_v4: signature };

/** Renders for a signed-in account, and records the requests to its wallet. */
export function renderFor(
  server: ReturnType<typeof setupServer>,
  userAddress: string,
  element: ReactElement,
  answers: Answers = signs,
) {
  const requests: WalletRequest[] = [];
  const request = (call: WalletRequest): Promise<unknown> => {
    requests.push(call);
    if (!(call.method in answers)) return Promise.reject(new Error(`No ${call.method} here.`));
    const answer = answers[call.method];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  // Like the real server, identifies the account by the token.
  server.use(
    http.get('/api/admin/owner-info', ({ request: { headers } }) =>
      HttpResponse.json(
        ownerInfo(headers.get('authorization') === `Bearer ${BEARER_TOKEN}` ? userAddress : null),
      ),
    ),
  );
  const page = renderInPage(element, {
    wallet: () => ({ request }),
    player: { address: userAddress, chainId: 11155111 },
  });
  return { ...page, requests };
}
