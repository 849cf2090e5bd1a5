import { Type, type Static } from 'typebox';

export const RemoteErrorKind = Type.Enum(
  ['unreachable', 'timeout', 'corrupt', 'incompatible', 'crashed'],
  { title: 'RemoteErrorKind' },
);
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

/** The versions that started in a page, without any data about the visitor. */
export const RemoteStartsBody = Type.Object(
  {
    remotes: Type.Array(
      Type.Object({
        remote: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 30 }),
        version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$', maxLength: 40 }),
      }),
      { minItems: 1, maxItems: 10 },
    ),
  },
  { title: 'RemoteStartsBody' },
);
export type RemoteStartsBody = Static<typeof RemoteStartsBody>;

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
