import { describeIssue, envelopeSchema, remoteSchema } from '@updown/shared/site';
import * as v from 'valibot';
import {
  REMOTE_NAMES,
  SiteError,
  UNKNOWN_VERSION,
  type Deployed,
  type RemoteName,
  type Site,
} from './site';

export type Envelope = v.InferOutput<typeof envelopeSchema>;

const OLD_SCHEMA =
  'The site descriptor has schema 1, and this version of the page reads schema 2: write the site again with ' +
  '`npm run assemble`, and change it with `npm run release`.';

/** The descriptor without a look at its remotes. Only a fault in this part stops the page. */
export function parseEnvelope(value: unknown): Envelope {
  if (isOldSchema(value)) throw new SiteError(OLD_SCHEMA);
  const { success, output, issues } = v.safeParse(envelopeSchema, value);
  if (success) return output;
  throw new SiteError(`The site descriptor is not valid: ${issues.map(describeIssue).join('; ')}.`);
}

export function parseSite({ serial, overrides, remotes }: Envelope): Site {
  const known = Object.entries(remotes).filter(([name]) => isKnown(name));
  return {
    serial,
    ...(overrides && { allowedOverrides: overrides }),
    remotes: Object.fromEntries(known.map(([name, part]) => [name, parseRemote(name, part)])),
  };
}

function isKnown(name: string): name is RemoteName {
  const known = (REMOTE_NAMES as readonly string[]).includes(name);
  if (!known) console.warn(`[host] The site names a remote that this host does not know: ${name}.`);
  return known;
}

function parseRemote(name: string, part: unknown): Deployed {
  const { success, output, issues } = v.safeParse(remoteSchema, part, { abortEarly: true });
  if (!success) {
    return {
      status: 'broken',
      version: versionIn(part),
      fault: `${name}.${describeIssue(issues[0])}`,
    };
  }
  return output.off === undefined
    ? { status: 'on', remote: output }
    : { status: 'off', reason: output.off };
}

const versioned = v.object({ version: remoteSchema.entries.version });

function versionIn(part: unknown): string {
  return v.is(versioned, part) ? part.version : UNKNOWN_VERSION;
}

function isOldSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'remotes' in value && !('schema' in value);
}
