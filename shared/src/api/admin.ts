import { api } from './api';
import type { AdminResult, ContractInfo, GameStatus, OwnerInfo } from './types';

const post = (url: string) => (body: unknown) => ({ url, method: 'POST', body });
const authenticated = { authenticated: true };

/** The game's status for everybody, and what its owner and its manager do. */
export const adminApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    gameStatus: build.query<GameStatus, void>({
      query: () => '/status',
      providesTags: ['Status', 'Round'],
    }),
    contractInfo: build.query<ContractInfo, void>({
      query: () => '/admin/contract-info',
      extraOptions: authenticated,
      providesTags: ['Admin'],
    }),
    /** Who the admins are. Asked by address (null: nobody is signed in), so that no wallet gets another's answer. */
    ownerInfo: build.query<OwnerInfo, string | null>({
      query: () => '/admin/owner-info',
      extraOptions: authenticated,
      providesTags: ['Admin', 'Session'],
    }),
    adminStartRound: build.mutation<AdminResult, { price?: number }>({
      query: post('/admin/start-round'),
      extraOptions: authenticated,
      invalidatesTags: ['Round', 'Status', 'Admin'],
    }),
    adminResolveRound: build.mutation<AdminResult, { roundId: number; price?: number }>({
      query: post('/admin/resolve-round'),
      extraOptions: authenticated,
      invalidatesTags: ['Round', 'Status', 'Admin', 'Players'],
    }),
    adminSetMinimumDeposit: build.mutation<AdminResult, { amount: string }>({
      query: post('/admin/set-minimum-deposit'),
      extraOptions: authenticated,
      invalidatesTags: ['Limits', 'Admin'],
    }),
    adminSetMaximumDeposit: build.mutation<AdminResult, { amount: string }>({
      query: post('/admin/set-maximum-deposit'),
      extraOptions: authenticated,
      invalidatesTags: ['Limits', 'Admin'],
    }),
  }),
});

export const {
  useGameStatusQuery,
  useContractInfoQuery,
  useOwnerInfoQuery,
  useAdminStartRoundMutation,
  useAdminResolveRoundMutation,
  useAdminSetMinimumDepositMutation,
  useAdminSetMaximumDepositMutation,
} = adminApi;
