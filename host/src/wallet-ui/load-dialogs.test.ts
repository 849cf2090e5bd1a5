import { loadDialogs } from './load-dialogs';

const mockLoads: string[] = [];
jest.mock('../rest/load-rest', () => ({
  readyRest: Promise.resolve({
    shared: { prepareDialog: () => mockLoads.push('dialog') },
    importDialogs: () => {
      mockLoads.push('dialogs');
      return new Promise(() => undefined);
    },
  }),
}));

test('what draws a dialog loads beside the dialogs, not after them', async () => {
  void loadDialogs();
  await Promise.resolve();
  expect(mockLoads).toEqual(['dialog', 'dialogs']);
});
