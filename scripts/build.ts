import { buildFrontEnds } from './build/build-front-ends';

/** `npm run build`: builds every front end whose sources changed. */
export async function run(): Promise<number> {
  const built = await buildFrontEnds();
  console.log(
    built.length > 0 ? `Built ${built.join(', ')}.` : 'Nothing changed since the last build.',
  );
  return 0;
}
