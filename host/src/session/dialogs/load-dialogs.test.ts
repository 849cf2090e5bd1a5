import { loadDialogs } from './load-dialogs';

const mockLoads: string[] = [];
jest.mock('@updown/shared', () => ({
  ...jest.requireActual<object>('@updown/shared'),
  prepareDialog: () => void mockLoads.push('dialog'),
}));
jest.mock('./dialogs', () => {
  mockLoads.push('dialogs');
  return {};
});

test('the dialog component loads in parallel with the dialogs, not after them', async () => {
  await loadDialogs();
  expect(mockLoads).toEqual(['dialog', 'dialogs']);
});
