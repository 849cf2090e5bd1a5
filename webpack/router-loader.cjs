// The router brings parts for other kinds of pages, 3 KB of the first load: its links can prefetch the data of a server, and
// webpack keeps an unused component that has a name for developer tools or that a call makes which may have effects.
const CHANGES = [
  [
    /\[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\)/,
    '[prefetchRef, prefetchHandlers] = []',
  ],
  [/return shouldPrefetch && !isAbsolute \?.*: link;/, 'return link;'],
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
];

module.exports = (source) => {
  // The package has small files too.
  if (!source.includes('usePrefetchBehavior(')) return source;
  return CHANGES.reduce((text, [part, instead]) => {
    const changed = text.replace(part, instead);
    if (changed === text)
      throw new Error(`react-router has no ${part}: compare this loader with its new version.`);
    return changed;
  }, source);
};
