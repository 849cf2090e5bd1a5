import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { OTHER_PLAYER } from '../testing/fixtures';
import { renderInPage } from '../testing/render-in-page';
import { PlayerName } from './player-name';

function show(name?: string) {
  renderInPage(
    <MemoryRouter>
      <PlayerName address={OTHER_PLAYER} name={name} isOwn={false} />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

test('a chosen name stands beside the address, never in its place', () => {
  expect(show('Ada-99')).toHaveAccessibleName('Record of Ada-99 0x3C44...93BC');
});

test('without a name, the address stands alone', () => {
  expect(show()).toHaveAccessibleName('Record of 0x3C44...93BC');
});
