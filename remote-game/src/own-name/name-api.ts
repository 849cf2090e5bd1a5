import { forRemote, type OwnName } from '@updown/shared';
import own from '../../package.json';

const { addEndpoints } = forRemote({ name: 'game', version: own.version });

interface Chosen {
  /** Empty to give the name up. */
  name: string;
  expiresAt?: number;
  signature?: string;
}

/** The player's own name. Read again with the event of its change. */
export const { ownName, chooseName } = addEndpoints((build) => ({
  ownName: build.query<OwnName, string>({
    query: () => '/user/name',
    extraOptions: { authenticated: true },
    providesTags: ['Player'],
  }),
  /** Without a signature, only checks whether the player may have the name. */
  chooseName: build.mutation<OwnName, Chosen>({
    query: (body) => ({ url: '/user/name', method: 'POST', body }),
    extraOptions: { authenticated: true },
    invalidatesTags: (_own, error, { signature }) =>
      error === undefined && signature !== undefined ? ['Player', 'Record', 'Leaderboard'] : [],
  }),
}));
