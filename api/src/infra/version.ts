import packageJson from '../../package.json';

/** The version of this package. */
export const { version: VERSION } = packageJson;
