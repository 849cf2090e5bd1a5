const VISITOR = 'updown:visitor';

/** A random number that this browser stores for the site, so that the visitor always gets the same share. */
export function visitorId(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const known = storage.getItem(VISITOR);
  if (known !== null) return known;
  const id = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  storage.setItem(VISITOR, id);
  return id;
}

/** FNV-1a with a final mix, so that similar texts get distant values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Whether a visitor is in the share (in percent) that gets this version. Raising the share keeps everyone who was in it. */
export function isInShare(visitor: string, version: string, share: number): boolean {
  return hash(`${visitor} ${version}`) % 100 < share;
}
