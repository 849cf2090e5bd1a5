import type { Batch } from '@updown/contracts/safe/batch';
import type { AdminRequest } from '@updown/contracts/safe/proposal';
import type { Proposal } from '@updown/contracts/safe/propose';
import type { Route } from '@updown/contracts/safe/route';
import { t } from '../../texts/texts';
import { readConfig } from '../api/chain-access';
import { serverClock } from '../api/clock/server-clock';
import { explainError } from '../evm/explain-error';
import { loadEvm } from '../evm/load-evm';
import type { Simulated } from '../evm/simulate';
import type { AppThunk } from '../store/root-state';

/** A proposal with its simulation, and its file for Safe's Transaction Builder. */
export interface SafeProposal extends Proposal {
  transactions: Simulated[];
  held: Simulated | null;
  batch: Batch;
}

/** Builds and simulates a proposal. Sends nothing. Rejects with a `WalletError`. */
export function proposeToSafe(
  request: AdminRequest,
  route: Route,
  title: string,
): AppThunk<Promise<SafeProposal>> {
  return async (dispatch, _getState, extra) => {
    try {
      const [{ chainId, contracts }, { batchOf, propose, simulate }] = await Promise.all([
        readConfig(dispatch),
        loadEvm().then(({ loadSafe }) => loadSafe()),
      ]);
      const wallet = extra.wallet();
      const proposal = await propose(wallet, request, route, contracts);
      const [transactions, held] = await Promise.all([
        Promise.all(proposal.transactions.map((each) => simulate(wallet, each))),
        proposal.held === null ? null : simulate(wallet, proposal.held),
      ]);
      const batch = batchOf({
        chainId,
        safe: route.safe,
        name: title,
        description: transactions.map(({ signature }) => signature).join(', '),
        createdAt: serverClock.now(),
        transactions,
      });
      return { ...proposal, transactions, held, batch };
    } catch (thrown) {
      throw await explainError(thrown, t('The proposal could not be prepared.'));
    }
  };
}
