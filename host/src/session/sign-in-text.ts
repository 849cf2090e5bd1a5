import { t } from '../../texts/texts';

/** The page's values, which the text must match. */
export interface SignInPage {
  /** The page's host: 'localhost:3000'. */
  readonly host: string;
  /** The page's origin: 'http://localhost:3000'. */
  readonly origin: string;
  readonly address: string;
  readonly chainId: number;
  /** The device's time, in Unix milliseconds. */
  readonly now: number;
}

const MINUTE = 60_000;
/** The longest lifetime that the page accepts; the API grants five minutes. */
const LONGEST_LIFE = 15 * MINUTE;
/** Generous, because device clocks are often wrong; the API checks the exact age. */
const CLOCK_TOLERANCE = 24 * 60 * MINUTE;

const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z`;

/**
 * EIP-4361 with exactly the fields that this site uses. `Resources`, `Request ID` or `Not Before` could grant more than a
 * sign-in, and a general parser would accept them.
 */
const TEXT = new RegExp(
  `^${[
    String.raw`(?<domain>[^\s/?#@]+) wants you to sign in with your Ethereum account:`,
    String.raw`(?<address>0x[0-9A-Fa-f]{40})`,
    '',
    String.raw`[ -~]+`,
    '',
    String.raw`URI: (?<uri>\S+)`,
    'Version: 1',
    String.raw`Chain ID: (?<chainId>[1-9]\d{0,15})`,
    'Nonce: [0-9A-Za-z]{8,64}',
    `Issued At: (?<issuedAt>${time})`,
    `Expiration Time: (?<expiresAt>${time})`,
  ].join('\n')}$`,
);

/** The reason not to sign the server's text; null if the text only signs in to this page. */
export function signInTextError(text: string, page: SignInPage): string | null {
  const fields = TEXT.exec(text)?.groups;
  if (fields === undefined) return t('the server sent a text that is not a sign-in.');
  const { domain, uri, address, chainId, issuedAt, expiresAt } = fields as Fields;
  if (domain !== page.host) {
    return t('the sign-in message is for {other}, not {own}.', { other: domain, own: page.host });
  }
  if (uri !== page.origin) {
    return t('the sign-in message is for {other}, not {own}.', { other: uri, own: page.origin });
  }
  if (address.toLowerCase() !== page.address.toLowerCase()) {
    return t('the sign-in message is for the account {other}, not {own}.', {
      other: address,
      own: page.address,
    });
  }
  if (Number(chainId) !== page.chainId) {
    return t('the sign-in message is for chain {other}, not {own}.', {
      other: chainId,
      own: page.chainId,
    });
  }
  return timeError(Date.parse(issuedAt), Date.parse(expiresAt), page.now);
}

type Fields = Record<'domain' | 'uri' | 'address' | 'chainId' | 'issuedAt' | 'expiresAt', string>;

function timeError(issuedAt: number, expiresAt: number, now: number): string | null {
  const life = expiresAt - issuedAt;
  // Negated, so that an invalid date (NaN) also fails.
  if (!(life > 0 && life <= LONGEST_LIFE)) return t('the text does not expire within minutes.');
  if (Math.abs(now - issuedAt) <= CLOCK_TOLERANCE) return null;
  return t("the sign-in message has expired. Please check your device's clock.");
}
