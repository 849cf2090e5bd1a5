import { screen } from '@testing-library/react';
import { savePlaces } from '../first-paint/saved-places';
import { createPage, show } from '../testing/page';
import { PendingPlace } from './pending-place';

const place = <PendingPlace remote="game" module="Round" title="Round" height="84px" />;

/** A page whose first paint shows a price in the place. */
function withFirstPaint(): void {
  const page = document.createElement('div');
  page.innerHTML = '<div data-place="game/Round"><b>$1.00</b></div>';
  savePlaces(page);
}

test('a place shows a skeleton with its name while its remote is loading', () => {
  show(place, createPage());
  expect(screen.getByText('Loading Round')).toBeInTheDocument();
});

test('a place keeps what the first paint showed, but only for the first load of its remote', () => {
  document.documentElement.lang = 'en';
  withFirstPaint();
  const { unmount } = show(place, createPage());
  expect(screen.getByText('$1.00')).toBeInTheDocument();
  unmount();
  show(place, createPage());
  expect(screen.getByText('Loading Round')).toBeInTheDocument();
});

test('a page in another language keeps nothing of the first paint, which is in English', () => {
  document.documentElement.lang = 'tr';
  withFirstPaint();
  show(place, createPage());
  expect(screen.getByText('Loading Round')).toBeInTheDocument();
});
