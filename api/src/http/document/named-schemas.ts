type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Moves every schema with a title out of `document` into `schemas`, and leaves a reference in its place. Requests are
 * validated against complete schemas, but readers of the document should see each schema once, by name.
 */
export function liftNamedSchemas(document: Json, schemas: Record<string, Json>): Json {
  if (Array.isArray(document)) return document.map((item) => liftNamedSchemas(item, schemas));
  if (document === null || typeof document !== 'object') return document;
  const { title, ...rest } = document;
  const lifted = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, liftNamedSchemas(value, schemas)]),
  );
  if (typeof title !== 'string') return title === undefined ? lifted : { ...lifted, title };
  const known = schemas[title];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(lifted)) {
    throw new Error(`Two different schemas have the title ${title}`);
  }
  schemas[title] = lifted;
  return { $ref: `#/components/schemas/${title}` };
}
