/** The global under which a remote's build puts its container; `webpack/version.ts` names it so. */
export const containerName = (remote: string, version: string): string =>
  `${remote}_${version.replace(/[^0-9A-Za-z]/g, '_')}`;
