import { Type } from 'typebox';
import { Address, Ok } from '../schemas/common';
import * as auth from '../schemas/auth';
import { answers } from '../schemas/responses';
import { bearer } from './bearer';

export const authEndpoints = {
  nonce: {
    method: 'GET',
    url: '/auth/nonce/:address',
    schema: {
      tags: ['auth'],
      summary: 'The text to sign in with',
      params: Type.Object({ address: Address }),
      response: answers(auth.NonceResponse),
    },
  },
  verify: {
    method: 'POST',
    url: '/auth/verify',
    schema: {
      tags: ['auth'],
      summary: 'Exchanges the signed text for a token',
      body: auth.VerifyBody,
      response: answers(auth.VerifyResponse),
    },
  },
  logout: {
    method: 'POST',
    url: '/auth/logout',
    schema: {
      tags: ['auth'],
      summary: 'Revokes the token it is called with',
      security: bearer,
      response: answers(Ok),
    },
  },
  me: {
    method: 'GET',
    url: '/users/me',
    schema: {
      tags: ['auth'],
      summary: 'The signed-in player',
      security: bearer,
      response: answers(auth.UserProfile),
    },
  },
} as const;
