import type { Configuration } from 'webpack';
import type { Mode } from './mode';

/** What webpack takes from the configuration file of an app. */
export type AppConfig = (env?: unknown, argv?: { mode?: Mode }) => Configuration;
