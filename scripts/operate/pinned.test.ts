import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A tag can be moved to other code. To change a version, look its commit up with `git ls-remote <repository> <tag>`, or its
// digest with `docker buildx imagetools inspect <image>`.

const root = join(__dirname, '..', '..');
const OUR_IMAGES = ['updown-api', 'updown-site'];

function read(...path: string[]) {
  return readFileSync(join(root, ...path), 'utf8');
}
function allIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

const WORKFLOWS = join('.github', 'workflows');
const workflows = [
  ...readdirSync(join(root, WORKFLOWS)).map((file) => join(WORKFLOWS, file)),
  // That of a remote in a repository of its own.
  join('create-updown-remote', 'template', 'outside', WORKFLOWS, 'remote.yml.template'),
];

test.each(workflows)('%s names its actions by commit and its images by digest', (file) => {
  const text = read(file);
  const actions = allIn(text, /uses: *(.+)$/gm);
  expect(actions).not.toHaveLength(0);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const images = allIn(text, /(?:container|image): *(\S+)$/gm);
  expect(images).not.toHaveLength(0);
  for (const image of images) expect(image).toMatch(/^[\w.:-]+@sha256:[0-9a-f]{64}$/);
});

test('the images of the deployment are named by version and digest', () => {
  const images = [
    ...allIn(read('operations', 'Dockerfile'), /^FROM (\S+)/gm),
    ...allIn(read('operations', 'compose.yaml'), /image: *(\S+)$/gm),
  ].filter((image) => !OUR_IMAGES.includes(image));
  expect(images).toHaveLength(8);
  for (const image of images) {
    expect(image).toMatch(/^[\w/]+:v?[\d.]+(?:-[\w-]+)?@sha256:[0-9a-f]{64}$/);
  }
});
