import { tokenSymbol } from '../format/token-symbol';
import { useConfigQuery } from './system';

/** The token's symbol; 'ION' until the API's configuration is loaded. */
export function useSymbol(): string {
  return useConfigQuery().data?.token.symbol ?? tokenSymbol();
}
