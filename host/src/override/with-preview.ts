import {
  previewsSchema,
  RELEASE_FILE,
  releaseFileSchema,
  releaseFolder,
  releaseOf,
} from '@updown/protocol/site/site-descriptor';
import { onSite } from '@updown/shared';
import * as v from 'valibot';
import { tabStorage } from '../browser-storage';
import { contributesOf, type Preview, type Site } from '../site/site';
import { KEPT_PREVIEW } from './preview';

const WITHIN_MS = 8_000;

/** The time of the server that gave an answer; that of this device if it says none. A cache says how old its copy is. */
function timeOf({ headers }: Response): number {
  const age = Number(headers.get('age') ?? 0) * 1000;
  return Date.parse(headers.get('date') ?? '') + age || Date.now();
}

/** The site with a preview in place of a version. One that cannot be read fails in its own places. */
export async function withPreview(site: Site, id: string): Promise<Site> {
  const all = v.safeParse(previewsSchema, site.previews ?? {});
  const preview = all.success && Object.hasOwn(all.output, id) ? all.output[id] : undefined;
  const shown = preview && (await shownBy(site, preview));
  if (shown === undefined) {
    tabStorage.removeItem(KEPT_PREVIEW);
    return { ...site, preview: null };
  }
  tabStorage.setItem(KEPT_PREVIEW, id);
  return shown;
}

/** Undefined once the preview is over. */
async function shownBy(site: Site, preview: Preview): Promise<Site | undefined> {
  const { remote, version, integrity, until } = preview;
  const address = onSite(`${releaseFolder(remote, version)}${RELEASE_FILE}`);
  const showing = (part: Site['remotes'][string]): Site => ({
    ...site,
    preview,
    remotes: { ...site.remotes, [remote]: part },
  });
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answer = await fetch(address, { cache: 'no-store', integrity, signal });
    if (timeOf(answer) >= until * 1000) return undefined;
    const release = releaseOf(v.parse(releaseFileSchema, await answer.json()));
    return showing({ status: 'on', remote: { ...release, entry: onSite(release.entry) } });
  } catch {
    const contributes = contributesOf(site.remotes[remote]);
    return showing({ status: 'broken', version, fault: address, contributes });
  }
}
