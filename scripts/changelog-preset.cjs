// How `lerna version` reads our commits: each subject is a plain sentence and a line of the changelog of every package
// that the commit touches. lerna's own presets list only subjects such as 'feat: …'.
const parserOpts = {
  headerPattern: /^(.+)$/,
  headerCorrespondence: ['subject'],
  noteKeywords: ['BREAKING CHANGE'],
};

const MAJOR = 0;
const PATCH = 2;

module.exports = {
  conventionalChangelog: {
    parserOpts,
    writerOpts: {
      mainTemplate:
        '## {{version}} ({{date}})\n\n{{#each noteGroups}}### Breaking changes\n\n{{#each notes}}* {{text}}\n{{/each}}\n{{/each}}{{#each commitGroups}}{{#each commits}}* {{subject}} ({{hash}})\n{{/each}}{{/each}}\n',
      transform: (commit) =>
        commit.subject ? { ...commit, hash: commit.hash.slice(0, 8) } : undefined,
    },
  },
  recommendedBumpOpts: {
    parserOpts,
    // Before 1.0.0 lerna makes a minor version of a major one.
    whatBump: (commits) => ({
      level: commits.some(({ notes }) => notes.length > 0) ? MAJOR : PATCH,
    }),
  },
};
