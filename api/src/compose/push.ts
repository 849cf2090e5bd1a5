import type { Db } from '../infra/database/database';
import type { Metrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { createPush } from '../operator/push/send-messages';
import { createPushSubscriptions } from '../operator/push/subscriptions';
import type { Chain } from './chain';

/** The notifications to closed pages. Undefined without the operator's keys. */
export function openPush(settings: Settings, chain: Chain, db: Db, { pushEnded }: Metrics) {
  const {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SUBJECT: subject,
    PUSH_SERVICES: services,
  } = settings;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    return undefined;
  }
  return {
    subscriptions: createPushSubscriptions(db, { publicKey, services }),
    send: createPush({
      db,
      clock: chain.clock,
      vapid: { publicKey, privateKey, subject },
      services,
      symbol: chain.token.symbol,
      onEnd: pushEnded,
    }),
  };
}

export type Push = NonNullable<ReturnType<typeof openPush>>;
