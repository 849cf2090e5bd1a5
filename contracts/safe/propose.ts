import { findOperation, type Node, type Operation } from './chain-reads';
import {
  callsOf,
  executeCall,
  scheduleCall,
  senderOf,
  type AdminRequest,
  type Described,
} from './proposal';
import type { Route } from './route';

/** What a Safe is asked to sign. */
export interface Proposal extends Route {
  /** What the Safe sends. */
  transactions: Described[];
  /** With a timelock, the call that it holds back. */
  held: Described | null;
  /** The progress of the timelock's operation; null without a timelock. */
  operation: Operation | null;
}

/** The proposal of a command; with a timelock to schedule it, and once it is scheduled, to execute it. */
export async function propose(
  node: Node,
  request: AdminRequest,
  route: Route,
  contracts: { game: string; token: string },
): Promise<Proposal> {
  const { safe, timelock } = route;
  const calls = callsOf(request, senderOf(route), contracts);
  const [held] = calls;
  if (timelock === null || held === undefined) {
    return { ...route, transactions: calls, held: null, operation: null };
  }
  const operation = await findOperation(node, timelock.address, held);
  const next = operation.stage === 'unset' ? scheduleCall : executeCall;
  const transactions = [next(held, safe, timelock, operation.count)];
  return { ...route, transactions, held, operation };
}
