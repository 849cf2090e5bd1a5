import { prepareDialog } from '@updown/shared';
import { loadDialogs } from './load-dialogs';

jest.mock('@updown/shared', () => ({
  ...jest.requireActual<object>('@updown/shared'),
  prepareDialog: jest.fn(),
}));

test('what draws a dialog loads beside the dialogs, not after them', async () => {
  const loading = loadDialogs();
  expect(prepareDialog).toHaveBeenCalled();
  expect(await loading).toHaveProperty('WalletDialog');
});
