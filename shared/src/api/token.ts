import { parseUnits } from 'ethers';
import { readAllowance, readPermit, readTokenInfo, type TokenInfo } from '../contracts/token-reads';
import type { StoreExtra } from '../wallet/wallet';
import { toWalletError } from '../wallet/wallet-error';
import { api } from './api';
import type { ApiError } from './api-error';
import { authApi } from './auth';
import { configOf, type QueryDispatch } from './config-of';

const failed = (thrown: unknown): { error: ApiError } => ({
  error: { kind: 'wallet', message: toWalletError(thrown, 'Unable to load token balance').message },
});

/** The player's tokens, read from the chain through their wallet; the balance falls back to the API's. */
export const tokenApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    tokenInfo: build.query<TokenInfo, string>({
      queryFn: async (owner, { extra, dispatch }) => {
        try {
          const config = await configOf(dispatch);
          return {
            data: await readTokenInfo(
              (extra as StoreExtra).wallet(),
              config.contracts.token,
              owner,
            ),
          };
        } catch (chainError) {
          return fromProfile(dispatch).catch(() => failed(chainError));
        }
      },
      providesTags: ['Token'],
    }),
    /** Whether the token takes permits (EIP-2612). */
    canPermit: build.query<boolean, string>({
      queryFn: async (owner, { extra, dispatch }) => {
        try {
          const { contracts } = await configOf(dispatch);
          await readPermit((extra as StoreExtra).wallet(), contracts.token, owner);
          return { data: true };
        } catch {
          return { data: false };
        }
      },
      providesTags: ['Token'],
    }),
    /** Base units that the game may take, as a decimal string. */
    allowance: build.query<string, string>({
      queryFn: async (owner, { extra, dispatch }) => {
        try {
          const { contracts } = await configOf(dispatch);
          const wallet = (extra as StoreExtra).wallet();
          return { data: await readAllowance(wallet, contracts.token, owner, contracts.game) };
        } catch (thrown) {
          return failed(thrown);
        }
      },
      providesTags: ['Token'],
    }),
  }),
});

async function fromProfile(dispatch: QueryDispatch): Promise<{ data: TokenInfo }> {
  const { token } = await configOf(dispatch);
  const request = dispatch(
    authApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const profile = await (request as { unwrap(): Promise<{ token_balance: number }> }).unwrap();
  const balance = parseUnits(profile.token_balance.toFixed(6), token.decimals);
  return { data: { ...token, balance: balance.toString() } };
}

export const { useTokenInfoQuery, useAllowanceQuery, useCanPermitQuery } = tokenApi;
