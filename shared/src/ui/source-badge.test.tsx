import { screen } from '@testing-library/react';
import { renderInPage } from '../testing';
import { SourceBadge } from './source-badge';

test.each([
  ['moralis', 'Moralis'],
  ['chainlink', 'Chainlink'],
  ['simulated', 'Simulated'],
  ['fallback', 'Simulated'],
] as const)('a price from %s is marked as %s', (source, mark) => {
  renderInPage(<SourceBadge source={source} />);
  expect(screen.getByText(mark)).toBeVisible();
});
