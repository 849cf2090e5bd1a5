import type { Values } from '@updown/protocol/site/settings';
import type { Release, SiteDescriptor, SiteRemote } from '@updown/protocol/site/site-descriptor';
import { Errors } from 'typebox/schema';
import { Problem } from '../../../../tools/problem';
import { remoteOf, withRemote } from './remotes';

function propertiesOf(release: Release | undefined) {
  return release?.contributes?.settings?.properties ?? {};
}

/** Why a value does not fit a version; undefined if it does. */
function misfit(release: Release, name: string, value: unknown): string | undefined {
  const properties = propertiesOf(release);
  if (!Object.hasOwn(properties, name)) return `it has no setting ${name}`;
  const [, errors] = Errors(properties[name]!, value);
  return errors[0] && `its setting ${name} ${errors[0].message}, and not ${JSON.stringify(value)}`;
}

/** Throws if the operator's values, or a version's own defaults, do not fit the version. */
export function checkSettings(name: string, release: Release, values: Values = {}): void {
  const defaults = Object.entries(propertiesOf(release)).map(
    ([key, { default: usual }]) => [key, usual] as const,
  );
  const reasons = [...Object.entries(values), ...defaults]
    .map(([key, value]) => misfit(release, key, value))
    .filter((reason) => reason !== undefined);
  if (reasons.length === 0) return;
  throw new Problem(
    `${name} ${release.version} does not fit the site's settings: ${reasons.join('; ')}. Change its contributes.json, or the value: npm run settings -- <site> ${name} <setting>=<value>`,
  );
}

/** The site's decisions that outlive a change to another version: whether the remote is off, and the values that fit. */
export function decisionsFor(
  release: Release,
  { off, settings = {} }: SiteRemote,
): Pick<SiteRemote, 'off' | 'settings'> {
  const fitting = Object.entries(settings).filter(
    ([key, value]) => misfit(release, key, value) === undefined,
  );
  return {
    ...(off !== undefined && { off }),
    ...(fitting.length > 0 && { settings: Object.fromEntries(fitting) }),
  };
}

/** A value as it was typed. A text that is none of the setting's type stays, and is refused by name. */
function typed(text: string, type: unknown): unknown {
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  const number = Number(text);
  return (type === 'integer' || type === 'number') && !Number.isNaN(number) ? number : text;
}

/** The site with other settings of a remote. An empty text gives a setting its default again. */
export function changeSettings(
  site: SiteDescriptor,
  name: string,
  texts: Readonly<Record<string, string>>,
): SiteDescriptor {
  const { settings = {}, ...remote } = remoteOf(site, name);
  const { next, fallback, ...stable } = remote;
  const known = { ...propertiesOf(next), ...propertiesOf(stable) };
  const unknown = Object.keys(texts).find((key) => !Object.hasOwn(known, key));
  if (unknown !== undefined) {
    throw new Problem(
      `${name} has no setting '${unknown}'. Its settings are: ${Object.keys(known).join(', ') || 'none'}.`,
    );
  }
  const changed = Object.entries(texts).map(
    ([key, text]) => [key, text === '' ? undefined : typed(text, known[key]?.['type'])] as const,
  );
  const all = Object.entries({ ...settings, ...Object.fromEntries(changed) });
  const values = Object.fromEntries(
    all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ) as Values;
  for (const version of [stable, ...(next ? [next] : []), ...(fallback ? [fallback] : [])]) {
    const own = Object.entries(values).filter(([key]) => Object.hasOwn(propertiesOf(version), key));
    checkSettings(name, version, Object.fromEntries(own));
  }
  if (JSON.stringify(values) === JSON.stringify(settings)) return site;
  return withRemote(site, name, {
    ...remote,
    ...(Object.keys(values).length > 0 && { settings: values }),
  });
}
