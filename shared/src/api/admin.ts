import { skipToken } from '@reduxjs/toolkit/query/react';
import type { AdminProof, AdminResult, ContractInfo, OwnerInfo } from '@updown/protocol/api/admin';
import type { HouseFigures } from '@updown/protocol/api/house';
import type { AuditLog, OperatorOverview } from '@updown/protocol/api/operator';
import type { GameStatus } from '@updown/protocol/api/rounds';
import { useSession } from '../store/hooks';
import { api } from './api';
import { refetchTagsAfter } from './refetch-tags';

const authenticated = { authenticated: true };

/** The commands that the operator executes for an admin, with their arguments. */
export interface AdminCommands {
  'start-round': { price?: number };
  'resolve-round': { roundId: number; price?: number };
  'void-round': { roundId: number };
  'set-minimum-deposit': { amount: string };
  'set-maximum-deposit': { amount: string };
  'hide-name': { name: string };
  'show-name': { name: string };
}

export type AdminCommandName = keyof AdminCommands;

interface SignedCommand {
  name: AdminCommandName;
  args: AdminCommands[AdminCommandName];
  proof: AdminProof;
}

/** The public status of the game, and the admins' queries and commands. */
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
    /** The argument is the signed-in address or null, so that no wallet gets another wallet's cached answer. */
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
    /** The argument is the number of days, including today. */
    houseFigures: build.query<HouseFigures, number>({
      query: (days) => `/admin/figures?days=${days}`,
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
      // The audit log also records rejected commands.
      onQueryStarted: refetchTagsAfter(['Round', 'Status', 'Players', 'Limits', 'Admin']),
    }),
  }),
});

export const {
  useGameStatusQuery,
  useContractInfoQuery,
  useOwnerInfoQuery,
  useOperatorOverviewQuery,
  useHouseFiguresQuery,
  useAuditLogQuery,
} = adminApi;

/** Whether the player may use the admin's commands: the contract's owner or game manager. */
export function isAdmin({ isOwner, isGameManager }: OwnerInfo): boolean {
  return isOwner || isGameManager;
}

/** Whether the signed-in player is an admin; false until known, and unless `isWanted`. */
export function useIsAdmin(isWanted = true): boolean {
  const { status, userAddress } = useSession();
  const isSignedIn = status === 'authenticated';
  const { currentData } = useOwnerInfoQuery(isWanted && isSignedIn ? userAddress : skipToken);
  return currentData !== undefined && isAdmin(currentData);
}
