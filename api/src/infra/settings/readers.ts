import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** Parses the text of an environment variable, or throws an explanation of the error. */
export type Reader<Value> = (text: string) => Value;

function wrong(expected: string): never {
  throw new Error(`must be ${expected}`);
}

export const text: Reader<string> = (value) => value;

export function integer(minimum: number, maximum: number): Reader<number> {
  return (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= minimum && number <= maximum
      ? number
      : wrong(`a whole number from ${minimum} to ${maximum}`);
  };
}

export const decimal: Reader<number> = (value) =>
  /^\d+(\.\d+)?$/.test(value) ? Number(value) : wrong('a number such as 0.5');

export const share: Reader<number> = (value) =>
  /^(0|1|0?\.\d+)$/.test(value) ? Number(value) : wrong('a number from 0 to 1');

export const flag: Reader<boolean> = (value) =>
  value === 'true' ? true : value === 'false' ? false : wrong('true or false');

/** A number, or `off`. */
export function orOff(read: Reader<number>): Reader<number | 'off'> {
  return (value) => {
    if (value === 'off') return value;
    try {
      return read(value);
    } catch (error) {
      throw new Error(`${(error as Error).message}, or off`, { cause: error });
    }
  };
}

export function oneOf<Value extends string>(...values: Value[]): Reader<Value> {
  return (value) => values.find((known) => known === value) ?? wrong(`one of ${values.join(', ')}`);
}

export function url(...protocols: string[]): Reader<string> {
  return (value) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? value.replace(/\/$/, '')
      : wrong(`a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
}

/** A path on the site of the page. */
export const sitePath: Reader<string> = (value) =>
  /^\/[^/]/.test(value) ? value : wrong('a path that begins with /');

/** A path in the file system, and not a malformed URL. */
export const file: Reader<string> = (value) =>
  value.includes('://')
    ? wrong('a URL that begins with http:// or https://, or a path')
    : resolve(value);

export function either<Value>(first: Reader<Value>, second: Reader<Value>): Reader<Value> {
  return (value) => {
    try {
      return first(value);
    } catch {
      return second(value);
    }
  };
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const longestPrefix: Record<number, number> = { 4: 32, 6: 128 };

/** An address, a network or a name that Fastify's `trustProxy` accepts. */
export const proxy: Reader<string> = (value) => {
  const [address = '', bits, ...rest] = value.split('/');
  const longest = longestPrefix[isIP(address)] ?? 0;
  const isPrefix = bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= longest);
  return proxyNames.includes(value) || (longest > 0 && isPrefix && rest.length === 0)
    ? value
    : wrong(`an address, a network such as 10.0.0.0/8, or one of ${proxyNames.join(', ')}`);
};

export function list<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map(read);
}

export const privateKey: Reader<string> = (value) =>
  /^0x[0-9a-fA-F]{64}$/.test(value) ? value : wrong('a private key: 0x and 64 hexadecimal digits');

export const secret: Reader<string> = (value) =>
  value.length >= 32 ? value : wrong('at least 32 characters long');

/** Base64url of so many bytes, without padding. */
export function base64url(bytes: number, what: string): Reader<string> {
  return (value) =>
    /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes
      ? value
      : wrong(
          `${what}: ${bytes} bytes in base64url, as npx web-push generate-vapid-keys prints it`,
        );
}

/** The contact for a push service about our messages. */
export const contact: Reader<string> = (value) =>
  /^mailto:\S+@\S+$/.test(value) || (value.startsWith('https://') && URL.canParse(value))
    ? value
    : wrong('mailto: and an e-mail address, or a URL that begins with https://');

/** A host name, `*.` and a domain for all names below it, or an origin of this machine, for tests. */
export const pushService: Reader<string> = (value) =>
  /^(?:\*\.)?(?:[a-z\d-]+\.)+[a-z]+$/.test(value) || /^http:\/\/127\.0\.0\.1:\d+$/.test(value)
    ? value
    : wrong('a host name in lower case such as push.example, or *.push.example');
