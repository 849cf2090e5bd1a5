import { accountEndpoints } from './account';
import { adminEndpoints } from './admin';
import { authEndpoints } from './auth';
import { devEndpoints } from './dev';
import { leaderboardEndpoints } from './leaderboard';
import { operatorEndpoints } from './operator';
import { playerEndpoints } from './player';
import { playersEndpoints } from './players';
import { priceEndpoints } from './price';
import { pushEndpoints } from './push';
import { quickPlayEndpoints } from './quick-play';
import { roundsEndpoints } from './rounds';
import { systemEndpoints } from './system';
import { telemetryEndpoints } from './telemetry';

/** All endpoints of the API by area, with their paths and schemas. `routes/` implements them. */
export const endpoints = {
  auth: authEndpoints,
  rounds: roundsEndpoints,
  player: playerEndpoints,
  quickPlay: quickPlayEndpoints,
  account: accountEndpoints,
  push: pushEndpoints,
  players: playersEndpoints,
  leaderboard: leaderboardEndpoints,
  price: priceEndpoints,
  admin: adminEndpoints,
  operator: operatorEndpoints,
  system: systemEndpoints,
  telemetry: telemetryEndpoints,
  dev: devEndpoints,
};
