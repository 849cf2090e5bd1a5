import { t } from '../../texts/texts';
import type { ApiError } from '../errors/api-error';
import { explainError } from '../evm/explain-error';
import type { TokenInfo } from '../evm/token-reads';
import { parseUnits } from '../format/units';
import type { AppDispatch } from '../store/root-state';
import { api } from './api';
import { authApi } from './auth';
import { chainAccess, readConfig } from './chain-access';
import { readOnce } from './read-once';

async function walletFailure(thrown: unknown): Promise<{ error: ApiError }> {
  const { message } = await explainError(thrown, t('Unable to load token balance'));
  return { error: { kind: 'wallet', message } };
}

/** The player's tokens, read from the chain through their wallet; the balance falls back to the API's. */
export const tokenApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    tokenInfo: build.query<TokenInfo, string>({
      queryFn: async (owner, page) => {
        try {
          const { contracts, evm, wallet } = await chainAccess(page);
          return { data: await evm.readTokenInfo(wallet, contracts.token, owner) };
        } catch (chainError) {
          return fromProfile(page.dispatch).catch(() => walletFailure(chainError));
        }
      },
      providesTags: ['Token'],
    }),
    /** Whether the token supports permits (EIP-2612), and the owner's account can sign one. */
    canPermit: build.query<boolean, string>({
      queryFn: async (owner, page) => {
        try {
          const { contracts, evm, wallet } = await chainAccess(page);
          await evm.readPermit(wallet, contracts.token, owner);
          return { data: true };
        } catch {
          return { data: false };
        }
      },
      providesTags: ['Token'],
    }),
    /** The game's allowance in base units, as a decimal string. */
    allowance: build.query<string, string>({
      queryFn: async (owner, page) => {
        try {
          const { contracts, evm, wallet } = await chainAccess(page);
          return { data: await evm.readAllowance(wallet, contracts.token, owner, contracts.game) };
        } catch (thrown) {
          return walletFailure(thrown);
        }
      },
      providesTags: ['Token'],
    }),
  }),
});

async function fromProfile(dispatch: AppDispatch): Promise<{ data: TokenInfo }> {
  const { token } = await readConfig(dispatch);
  const profile = await readOnce(
    dispatch(authApi.endpoints.me.initiate(undefined, { forceRefetch: true })),
  );
  const balance = parseUnits(profile.token_balance.toFixed(6), token.decimals);
  return { data: { ...token, balance: balance.toString() } };
}

export const { useTokenInfoQuery, useAllowanceQuery, useCanPermitQuery } = tokenApi;
