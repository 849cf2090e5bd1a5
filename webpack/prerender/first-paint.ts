import * as v from 'valibot';

/** The file beside a build with what a browser shows before any script has run. */
export const FIRST_PAINT_FILE = 'first-paint.json';

/** Each module of a remote that is rendered ahead, by its name, as HTML; their rules. */
export const remoteFirstPaintSchema = v.object({
  css: v.string(),
  places: v.record(v.string(), v.string()),
  /** How they look with answers, by module or part ('Dashboard/Status') and look, with a slot for each text: `{{price}}`. */
  looks: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** What they show of the answers inside the page. */
  script: v.optional(v.string()),
});

/** The host's page around them, for each page and each set of remotes. */
export const hostFirstPaintSchema = v.object({
  css: v.string(),
  /** Comes before those of the remotes. An older host has none. */
  script: v.optional(v.string()),
  /** The remotes that the host knows. */
  remotes: v.array(v.string()),
  frames: v.array(
    v.object({
      /** The address of the page; 'other' for one that is not rendered ahead beyond its header. */
      page: v.string(),
      remotes: v.array(v.string()),
      /** With `<!--place game/Round-->…<!--/place-->` around each skeleton. */
      html: v.string(),
    }),
  ),
});

export type RemoteFirstPaint = v.InferOutput<typeof remoteFirstPaintSchema>;
export type HostFirstPaint = v.InferOutput<typeof hostFirstPaintSchema>;
