import { api } from './api';
import { readAgainAfter } from './read-again';
import type {
  AdminProof,
  AdminResult,
  AuditLog,
  ContractInfo,
  GameStatus,
  OperatorOverview,
  OwnerInfo,
} from './types';

const authenticated = { authenticated: true };

/** What the operator carries out for an admin, and the arguments of each. */
export interface AdminCommands {
  'start-round': { price?: number };
  'resolve-round': { roundId: number; price?: number };
  'void-round': { roundId: number };
  'set-minimum-deposit': { amount: string };
  'set-maximum-deposit': { amount: string };
}

export type AdminCommandName = keyof AdminCommands;

interface SignedCommand {
  name: AdminCommandName;
  args: AdminCommands[AdminCommandName];
  proof: AdminProof;
}

/** The game's status for everybody, and what its owner and its manager see and do. */
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
    operatorOverview: build.query<OperatorOverview, void>({
      query: () => '/admin/overview',
      extraOptions: authenticated,
      providesTags: ['Admin'],
    }),
    auditLog: build.query<AuditLog['entries'], void>({
      query: () => '/admin/audit-log',
      extraOptions: authenticated,
      transformResponse: ({ entries }: AuditLog) => entries,
      providesTags: ['Admin'],
    }),
    adminCommand: build.mutation<AdminResult, SignedCommand>({
      query: ({ name, args, proof }) => ({
        url: `/admin/${name}`,
        method: 'POST',
        body: { ...args, proof },
      }),
      extraOptions: authenticated,
      // A command that was refused is in the audit log, too.
      onQueryStarted: readAgainAfter(['Round', 'Status', 'Players', 'Limits', 'Admin']),
    }),
  }),
});

export const {
  useGameStatusQuery,
  useContractInfoQuery,
  useOwnerInfoQuery,
  useOperatorOverviewQuery,
  useAuditLogQuery,
} = adminApi;
