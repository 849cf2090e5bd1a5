import { offerFile } from './offer-file';

const file = new File(['…'], 'updown-round-7.png', { type: 'image/png' });
const downloaded: string[] = [];

beforeEach(() => {
  downloaded.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(`${this.download} from ${this.href}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

function shares(canShare: boolean, share: () => Promise<void>) {
  const sheet = { canShare: () => canShare, share: jest.fn(share) };
  Object.assign(navigator, sheet);
  return sheet.share;
}
function fails(name: string) {
  return () => Promise.reject(new DOMException('', name));
}

test('hands the file to the share sheet', async () => {
  const share = shares(true, () => Promise.resolve());
  await offerFile(file);
  expect(share).toHaveBeenCalledWith({ files: [file] });
  expect(downloaded).toEqual([]);
});

test.each([
  ['without a share sheet', () => undefined],
  ['if the sheet takes no files', () => shares(false, () => Promise.resolve())],
  ['if the sheet fails', () => shares(true, fails('NotAllowedError'))],
])('downloads the file %s', async (_what, given) => {
  given();
  await offerFile(file);
  expect(downloaded).toEqual(['updown-round-7.png from blob:picture']);
});

test('a closed sheet is no reason to download', async () => {
  shares(true, fails('AbortError'));
  await offerFile(file);
  expect(downloaded).toEqual([]);
});
