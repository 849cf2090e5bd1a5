// Playwright hands the environment of the set-up on to the processes that run the tests.
const siteVariable = 'E2E_SITE_URL';
const chainVariable = 'E2E_CHAIN_URL';

interface Addresses {
  readonly siteUrl: string;
  readonly chainUrl: string;
}

export function announceStack({ siteUrl, chainUrl }: Addresses): void {
  process.env[siteVariable] = siteUrl;
  process.env[chainVariable] = chainUrl;
}

export function stackAddresses(): Addresses {
  const siteUrl = process.env[siteVariable];
  const chainUrl = process.env[chainVariable];
  if (!siteUrl || !chainUrl) throw new Error('The global set-up has not run.');
  return { siteUrl, chainUrl };
}
