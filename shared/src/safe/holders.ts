import type { Holders } from '@updown/contracts/safe/route';
import { t } from '../../texts/texts';
import { api } from '../api/api';
import { readConfig } from '../api/chain-access';
import { explainError } from '../evm/explain-error';
import { loadEvm } from '../evm/load-evm';
import type { StoreExtra } from '../wallet/wallet';

/** The roles of the game. */
export const safeApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Who has each role, read through the wallet of this address. */
    holders: build.query<Holders, string>({
      queryFn: async (_address, { extra, dispatch }) => {
        try {
          const [{ contracts }, { readHolders }] = await Promise.all([
            readConfig(dispatch),
            loadEvm().then(({ loadSafe }) => loadSafe()),
          ]);
          const data = await readHolders((extra as StoreExtra).wallet(), contracts.game);
          return { data };
        } catch (thrown) {
          const fallback = t('The roles of the game could not be read.');
          const { message } = await explainError(thrown, fallback);
          return { error: { kind: 'wallet', message } };
        }
      },
      providesTags: ['Admin'],
    }),
  }),
});

export const { useHoldersQuery } = safeApi;
