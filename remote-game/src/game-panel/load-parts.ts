import { importWithTimeout } from '@updown/shared';

const load = importWithTimeout(() => import(/* webpackChunkName: "panel-parts" */ './panel-parts'));

type Parts = Awaited<ReturnType<typeof load>>;

let parts: Parts | null = null;

export function loadedParts(): Parts | null {
  return parts;
}

export async function loadParts(): Promise<Parts> {
  return (parts ??= await load());
}
