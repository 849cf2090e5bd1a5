import type { AuditLog } from './admin/audit-log';
import type { AuditedCommands } from './admin/audited';
import type { AdminCommands } from './admin/commands';
import type { Overview } from './admin/overview';
import type { Nonces } from './auth/nonces';
import type { SignIn } from './auth/sign-in';
import type { Tokens } from './auth/tokens';
import type { ChainClock } from './chain/clock';
import type { Contracts } from './chain/contracts';
import type { Metrics } from './metrics/metrics';
import type { Positions } from './players/positions';
import type { CheckPrice } from './price/check';
import type { Config } from './schemas/system';
import type { Relay } from './sponsor/relay';
import type { Hub } from './sse/hub';
import type { ReadModel } from './state/read-model';

export interface Readiness {
  readonly ready: boolean;
  readonly indexedBlock: number;
  readonly chainBlock: number;
}

/** What exists on a local chain only. */
export interface DevServices {
  readonly steerPrice: (price: number | null) => Promise<void>;
  readonly faucet: (address: string) => Promise<void>;
}

/** What the routes answer from. */
export interface Services {
  readonly clock: ChainClock;
  readonly contracts: Contracts;
  readonly readModel: ReadModel;
  readonly positions: Positions;
  readonly nonces: Nonces;
  readonly signIn: SignIn;
  readonly tokens: Tokens;
  readonly admin: AdminCommands;
  readonly audited: AuditedCommands;
  readonly auditLog: AuditLog;
  readonly overview: Overview;
  readonly checkPrice: CheckPrice;
  readonly hub: Hub;
  /** Undefined where players pay their own gas. */
  readonly relay: Relay | undefined;
  readonly metrics: Metrics;
  readonly config: () => Config;
  readonly readiness: () => Readiness;
  /** An address's balance for gas, in ETH. */
  readonly gasOf: (address: string) => Promise<string>;
  readonly dev: DevServices | undefined;
}
