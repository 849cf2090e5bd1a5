import * as v from 'valibot';

// What an operator may set of a remote. The remote brings a JSON schema, the descriptor the operator's values; the commands
// check the values (remote-kit/src/release/rules/settings.ts).

/** A JSON schema of an object. Each setting has a default, so that a remote always has a value. */
export const settingsSchema = v.strictObject({
  type: v.literal('object'),
  // The commands read the rest: less code for the page.
  properties: v.record(v.string(), v.objectWithRest({ default: v.unknown() }, v.unknown())),
});

/** The operator's values, by the names of the settings. */
export const valuesSchema = v.record(v.string(), v.unknown());
export type Values = Readonly<Record<string, unknown>>;

/** The settings of a version: the operator's values for it, and its defaults for the others. */
export function settingsOf(
  schema: v.InferOutput<typeof settingsSchema> | undefined,
  values: Values = {},
): Values {
  const all = Object.entries(schema?.properties ?? {});
  return Object.fromEntries(
    all.map(([key, { default: usual }]) => {
      const given = Object.hasOwn(values, key) ? values[key] : undefined;
      // The version in a page that is open for long may be none of those that the values were checked against.
      return [key, typeof given === typeof usual ? given : usual];
    }),
  );
}
