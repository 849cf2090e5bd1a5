// Playwright hands the environment of the set-up on to the processes that run the tests.
const siteVariable = 'E2E_SITE_URL';
const dashboardVariable = 'E2E_DASHBOARD_URL';
const chainVariable = 'E2E_CHAIN_URL';

interface Addresses {
  readonly siteUrl: string;
  /** The site with the dashboard alone. */
  readonly dashboardUrl: string;
  readonly chainUrl: string;
}

export function announceStack({ siteUrl, dashboardUrl, chainUrl }: Addresses): void {
  process.env[siteVariable] = siteUrl;
  process.env[dashboardVariable] = dashboardUrl;
  process.env[chainVariable] = chainUrl;
}

export function stackAddresses(): Addresses {
  const siteUrl = process.env[siteVariable];
  const dashboardUrl = process.env[dashboardVariable];
  const chainUrl = process.env[chainVariable];
  if (!siteUrl || !dashboardUrl || !chainUrl) throw new Error('The global set-up has not run.');
  return { siteUrl, dashboardUrl, chainUrl };
}
