import { screen } from '@testing-library/react';
import { PendingPlace } from '../remotes/pending-place';
import { createPage, show } from '../testing/page';
import { AfterHeader } from './after-header';
import { savePlaces } from './saved-places';

function showContent(): void {
  const content = (
    <AfterHeader>
      <p>live</p>
      <PendingPlace remote="game" module="GamePanel" title="Panel" height="1px" />
    </AfterHeader>
  );
  show(content, createPage());
}

test('a page without a first paint has its content at once', () => {
  showContent();
  expect(screen.getByText('live')).toBeVisible();
});

test('the content is what the page showed first, then its own, and the focus stays in its place', async () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<main><p>first</p><div data-place="game/GamePanel"><input></div></main>';
  savePlaces(document.body);
  showContent();
  expect(screen.getByText('first')).toBeVisible();
  expect(screen.queryByText('live')).toBeNull();
  const stake = screen.getByRole('textbox');
  stake.focus();

  expect(await screen.findByText('live')).toBeVisible();
  expect(screen.queryByText('first')).toBeNull();
  expect(screen.getByRole('textbox')).toBe(stake);
  expect(stake).toHaveFocus();
});
