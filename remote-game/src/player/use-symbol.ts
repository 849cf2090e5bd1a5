import { useConfigQuery } from '@updown/shared';

/** The token's symbol; the game's own until the API has told it. */
export const useSymbol = (): string => useConfigQuery().data?.token.symbol ?? 'ION';
