import type { Config } from '@updown/protocol/api/system';
import type { FastifyRequest } from 'fastify';
import type { ChainClock } from '../../chain/clock';
import type { Contracts } from '../../chain/contracts';
import type { PageReads } from '../../chain/page-reads';
import { conflict } from '../../game/api-error';
import type { Round } from '../../game/round';
import type { Metrics } from '../../infra/metrics';
import type { AuditLog } from '../../operator/admin/audit-log';
import type { AuditedCommands } from '../../operator/admin/audited';
import type { AdminCommands } from '../../operator/admin/commands';
import type { Overview } from '../../operator/admin/overview';
import type { PushSubscriptions } from '../../operator/push/subscriptions';
import type { Relay } from '../../operator/sponsor/relay';
import type { House } from '../../state/house/house';
import type { IrregularRounds } from '../../state/house/irregular-rounds';
import type { Leaderboard } from '../../state/leaderboard/leaderboard';
import type { NameChanges } from '../../state/names/name-changes';
import type { Positions } from '../../state/players/positions';
import type { Records } from '../../state/players/records';
import type { CheckPrice } from '../../state/prices/check';
import type { ReadModel } from '../../state/read-model/read-model';
import type { Readiness } from '../../state/readiness';
import type { Reports } from '../../telemetry/reports';
import type { NameProof } from '../auth/name-proof';
import type { Nonces } from '../auth/nonces';
import type { SignIn } from '../auth/sign-in';
import type { Tokens } from '../auth/tokens';
import { callerOf } from '../plugins/rate-limit';
import type { Hub } from '../sse/hub';

/** The relay for the request's caller. Throws a 409 if players pay their own gas. */
export function sponsorOf(relay: Relay | undefined, { ip }: Pick<FastifyRequest, 'ip'>) {
  if (relay === undefined) throw conflict('not_sponsored');
  return relay.by(callerOf(ip));
}

/** Services that exist on a local chain only. */
export interface DevServices {
  readonly overridePrice: (price: number | null) => Promise<void>;
  readonly faucet: (address: string) => Promise<void>;
}

export interface Services {
  readonly clock: ChainClock;
  readonly contracts: Contracts;
  readonly readModel: ReadModel;
  readonly positions: Positions;
  readonly records: Records;
  readonly leaderboard: Leaderboard;
  readonly nameChanges: NameChanges;
  readonly nameProof: NameProof;
  /** A player's whole record, as the text of a CSV file. */
  readonly recordFile: (address: string) => AsyncIterable<string>;
  /** Every recorded price of a round. */
  readonly ticks: {
    readonly csv: (round: Round) => AsyncIterable<string>;
    readonly json: (round: Round) => AsyncIterable<string>;
  };
  readonly nonces: Nonces;
  readonly signIn: SignIn;
  readonly tokens: Tokens;
  readonly admin: AdminCommands;
  readonly audited: AuditedCommands;
  readonly auditLog: AuditLog;
  readonly overview: Overview;
  readonly house: House;
  readonly irregularRounds: IrregularRounds;
  readonly reports: Reports;
  readonly checkPrice: CheckPrice;
  readonly hub: Hub;
  /** The serial number of the site's descriptor; undefined if unknown. */
  readonly siteSerial: () => number | undefined;
  /** Undefined if players pay their own gas. */
  readonly relay: Relay | undefined;
  /** Undefined if the operator offers no passkeys. */
  readonly pageReads: PageReads | undefined;
  /** Undefined if the operator sends no notifications to closed pages. */
  readonly push: PushSubscriptions | undefined;
  readonly metrics: Metrics;
  readonly config: () => Config;
  readonly readiness: () => Readiness;
  /** The ETH balance of an address. */
  readonly gasOf: (address: string) => Promise<string>;
  readonly dev: DevServices | undefined;
}
