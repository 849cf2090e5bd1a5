import type { PartScope } from '@updown/shared';

/** Marks the place of a version in the document, with an attribute for each part, so that no name needs escaping. */
export function placeMark(remote: string, version: string) {
  return { 'data-remote': remote, 'data-version': version };
}

/** The version in whose place a node is: 'board 1.4.0'; 'page' outside all places. */
export function placeOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const place = element?.closest<HTMLElement>('[data-remote]');
  return place ? `${place.dataset['remote']} ${place.dataset['version']}` : 'page';
}

/** A place on a page, filled by a module of a remote. */
export interface Place {
  remote: string;
  /** The exposed module, which is also the name of its component: 'GamePanel'. */
  module: string;
  /** The title that users see: 'Game panel'. */
  title: string;
  /** The height of the skeleton. */
  height: string;
  /** A sentence on the skeleton, for a user who waits. */
  meanwhile?: string;
  /** Whether the place loads once those that a visitor waits for have rendered. */
  later?: boolean;
  /** Whether the place stays empty if the remote fails, because the page reports the failure elsewhere. */
  quiet?: boolean;
  /** The offered place that this is an entry of: one line, also if the remote fails. */
  entry?: PartScope['entry'];
}
