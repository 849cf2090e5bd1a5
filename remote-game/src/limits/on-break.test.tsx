import { screen, within } from '@testing-library/react';
import { MAX_ALLOWANCE } from '@updown/shared';
import { PLAYER, setViewport } from '@updown/shared/testing';
import { liveRound, START } from '../../testing/fake-api';
import { renderInPage, setClock } from '../../testing/render-in-page';
import { GamePanel } from '../game-panel/game-panel';
import { FOR_EVER } from './breaks';

type Options = NonNullable<Parameters<typeof renderInPage>[1]>;

afterEach(() => setViewport(1280));

const END = START + 86_400;

function takeBreak(until = END): NonNullable<Options['given']> {
  return ({ api, chain }) => {
    chain.allowance = MAX_ALLOWANCE;
    api.config = { ...api.config, sponsorsGas: true };
    api.bounds = { ...api.bounds, limits: { ...api.bounds.limits, breakUntil: until } };
  };
}

/** The controls of a bet, in whatever state of the round. */
const OFFERS = /UP|DOWN|Approve|Start New Round|Quick play|Max|Get test tokens|^[+−–-]$|\dK$/;

describe.each([1280, 390])('during a break, at %i px', (width) => {
  test.each([
    ['while a round runs', {}],
    ['before a result', { at: 302 }],
    ['between two rounds', { at: 400 }],
    ['without a round', { isNone: true }],
    ['without tokens', { isPoor: true }],
  ])('%s the ticket says until when, and offers no bet', async (_when, facts) => {
    const { at, isNone, isPoor } = { at: 60, isNone: false, isPoor: false, ...facts };
    setViewport(width);
    renderInPage(<GamePanel />, {
      at,
      given: (page) => {
        takeBreak()(page);
        if (isNone) page.api.round = null;
        if (isPoor) page.chain.balance = 0n;
      },
    });
    expect(await screen.findByText(/^On a break until \w+ \d+, \d\d:\d\d$/)).toBeVisible();
    const bar = document.querySelector<HTMLElement>('[data-action-bar=step]');
    expect(bar).toHaveTextContent(/^On a break until .*Your limits$/);
    expect(screen.getByText('Taking a Break')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute(
      'href',
      `/players/${PLAYER}`,
    );
    expect(screen.queryByRole('button', { name: OFFERS })).not.toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Estimate' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Will ETH be above/)).not.toBeInTheDocument();
  });
});

test('a permanent break has no end', async () => {
  renderInPage(<GamePanel />, { given: takeBreak(FOR_EVER) });
  expect(await screen.findByText('On a permanent break')).toBeVisible();
});

test('a bet from before the break goes on', async () => {
  renderInPage(<GamePanel />, {
    given: (page) => {
      takeBreak()(page);
      page.api.own = { ...page.api.own, hasPredicted: true, depositAmount: '30000' };
    },
  });
  expect(await screen.findByText('Prediction Active')).toBeVisible();
  expect(screen.queryByText(/On a break/)).not.toBeInTheDocument();
});

test('until the page knows of a break, it takes no bet', async () => {
  renderInPage(<GamePanel />, {
    given: (page) => {
      takeBreak()(page);
      page.api.outages.set('/user/bounds', 'silent');
    },
  });
  expect(await screen.findByText('Loading Token Info')).toBeVisible();
  await screen.findByText('100,000 ION');
  expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeDisabled();
});

test('the bet is back when the break is over', async () => {
  renderInPage(<GamePanel />, {
    given: (page) => {
      takeBreak(START + 100)(page);
      page.api.round = { ...liveRound };
    },
  });
  await screen.findByText(/^On a break until/);
  setClock(101);
  const ticket = within(screen.getByRole('region', { name: 'Your Prediction' }));
  expect(await ticket.findByRole('button', { name: /PREDICT UP/ })).toBeEnabled();
});
