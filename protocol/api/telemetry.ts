import { Type, type Static } from 'typebox';
import { nullable, Seconds } from './common';

export const REMOTE_ERROR_KINDS = [
  'unreachable',
  'timeout',
  'corrupt',
  'incompatible',
  'crashed',
] as const;
export const RemoteErrorKind = Type.Enum([...REMOTE_ERROR_KINDS], { title: 'RemoteErrorKind' });
export type RemoteErrorKind = Static<typeof RemoteErrorKind>;

/** A remote's failure in a page, without any data about the visitor. */
export const RemoteErrorBody = Type.Object(
  {
    /** The remote's name: game, dashboard, chart. */
    remote: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 30 }),
    /** '?' if the site's descriptor does not name the version. */
    version: Type.String({
      pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$|^\\?$',
      maxLength: 40,
    }),
    kind: RemoteErrorKind,
    /** The step that the remote reached. */
    phase: Type.Enum(['descriptor', 'manifest', 'entry', 'code', 'start', 'render']),
    /** For the API's log, which truncates it. */
    detail: Type.String({ maxLength: 2000 }),
  },
  { title: 'RemoteErrorBody' },
);
export type RemoteErrorBody = Static<typeof RemoteErrorBody>;

const version = {
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 30 }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$', maxLength: 40 }),
};

/** The versions that started in a page, without any data about the visitor. */
export const RemoteStartsBody = Type.Object(
  { remotes: Type.Array(Type.Object(version), { minItems: 1, maxItems: 10 }) },
  { title: 'RemoteStartsBody' },
);
export type RemoteStartsBody = Static<typeof RemoteStartsBody>;

const Duration = Type.Number({ minimum: 0, maximum: 600_000 });

/** What a visitor experienced in the places of a version. Durations are in milliseconds. */
const RemoteVitals = Type.Object({
  ...version,
  /** Interaction to Next Paint. */
  inp: Type.Optional(Duration),
  /** Largest Contentful Paint, if the largest element is in a place of the remote. */
  lcp: Type.Optional(Duration),
  /** Cumulative Layout Shift, a figure without a unit. */
  cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  /** From the request for the remote's first module until it can be rendered. */
  load: Type.Optional(Duration),
  /** The longest task of the remote's own scripts. */
  longTask: Type.Optional(Duration),
});
export type RemoteVitals = Static<typeof RemoteVitals>;

/** The vitals of the remotes of one page, without any data about the visitor. */
export const RemoteVitalsBody = Type.Object(
  { remotes: Type.Array(RemoteVitals, { minItems: 1, maxItems: 10 }) },
  { title: 'RemoteVitalsBody' },
);
export type RemoteVitalsBody = Static<typeof RemoteVitalsBody>;

/** How often a version of a remote failed with one kind of error. */
export const RemoteErrorCount = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    kind: RemoteErrorKind,
    count: Type.Integer({ minimum: 1 }),
  },
  { title: 'RemoteErrorCount' },
);
export type RemoteErrorCount = Static<typeof RemoteErrorCount>;

/** A version on the site, and what its visitors reported to this process in the last day. */
export const ReleaseFigures = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    /** The share of the visitors, in percent; 0 for the fall-back. */
    share: Type.Integer({ minimum: 0, maximum: 100 }),
    /** The addresses for which the version started or failed. */
    sessions: Type.Integer({ minimum: 0 }),
    failed: Type.Integer({ minimum: 0 }),
    /** Interaction to Next Paint at the 75th percentile, in milliseconds; null without a report. */
    inp: nullable(Type.Number({ minimum: 0 })),
  },
  { title: 'ReleaseFigures' },
);
export type ReleaseFigures = Static<typeof ReleaseFigures>;

/** A version of a remote that only its link shows: `/?preview=<id>`. */
export const SitePreview = Type.Object(
  { id: Type.String(), remote: Type.String(), version: Type.String(), until: Seconds },
  { title: 'SitePreview' },
);
export type SitePreview = Static<typeof SitePreview>;
