import { authEndpoints } from './auth';
import { roundsEndpoints } from './rounds';
import { playerEndpoints } from './player';
import { priceEndpoints } from './price';
import { adminEndpoints } from './admin';
import { operatorEndpoints } from './operator';
import { systemEndpoints } from './system';
import { devEndpoints } from './dev';

/** Every call of the API, by area: its address and its shapes. `routes/` answers them. */
export const endpoints = {
  auth: authEndpoints,
  rounds: roundsEndpoints,
  player: playerEndpoints,
  price: priceEndpoints,
  admin: adminEndpoints,
  operator: operatorEndpoints,
  system: systemEndpoints,
  dev: devEndpoints,
};
