import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { OTHER_PLAYER } from '../testing/fixtures';
import { renderInPage } from '../testing/render-in-page';
import { FollowButton } from './follow-button';
import { PlayerName } from './player-name';

test('a press follows the player, whose name is marked everywhere, and another press ends it', async () => {
  renderInPage(
    <MemoryRouter>
      <FollowButton address={OTHER_PLAYER} />
      <FollowButton isBrief address={OTHER_PLAYER} />
      <PlayerName address={OTHER_PLAYER} isOwn={false} />
    </MemoryRouter>,
  );
  const brief = screen.getByRole('button', { name: 'Follow 0x3C44...93BC' });
  expect(screen.queryByText('You follow this player')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(brief).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('You follow this player')).toBeInTheDocument();
  await userEvent.click(brief);
  expect(brief).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('You follow this player')).not.toBeInTheDocument();
});
