import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approve,
  betConfirmed,
  makePrediction,
  MAX_ALLOWANCE,
  selectConfirmedBet,
  serverClock,
} from '@updown/shared';
import { encoded, GAME, PLAYER, signIn, TOKEN } from '@updown/shared/testing';
import { liveRound, START } from '../../testing/fake-api';
import { ion, reverts, walletError } from '../../testing/fake-chain';
import { renderInPage, setClock } from '../../testing/render-in-page';
import { GamePanel } from '../game-panel/game-panel';

type Options = Parameters<typeof renderInPage>[1];

function show(options?: Options) {
  return renderInPage(<GamePanel />, options);
}

function button(name: RegExp | string) {
  return screen.findByRole('button', { name });
}
async function enabled(name: RegExp | string) {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled());
  return found;
}
function choose(approval: string) {
  return userEvent.selectOptions(screen.getByRole('combobox', { name: 'Approve' }), approval);
}
const approved: NonNullable<Options>['given'] = ({ chain }) => {
  chain.allowance = MAX_ALLOWANCE;
};

describe('the actions', () => {
  test('are Approve alone until the allowance covers the stake [spec 2.28a]', async () => {
    show();
    await enabled(/^Approve Tokens/);
    expect(screen.queryByRole('button', { name: /PREDICT/ })).not.toBeInTheDocument();
    expect(
      screen.getByText(
        "Please approve tokens first by clicking the 'Approve Tokens' button above.",
      ),
    ).toBeVisible();
  });

  test('are the two directions once the allowance covers the stake [spec 2.28b 5.6]', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    expect(await button(/PREDICT DOWN/)).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Approve Tokens/ })).not.toBeInTheDocument();
  });

  test('are the question with two priced answers for a visitor, and one Connect', async () => {
    show({ visitor: true });
    expect(await screen.findByText(/^Will ETH be above \$2,400\.00 at \d\d:\d\d\?$/)).toBeVisible();
    expect(await button('UP · pays 39,500 · 1.31×')).toBeEnabled();
    expect(await button('DOWN · pays 54,000 · 1.80×')).toBeEnabled();
    expect(screen.queryByText('Cannot predict now.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /PREDICT/ })).not.toBeInTheDocument();
    expect(screen.getAllByText(/Connect Wallet/)).toHaveLength(1);
  });

  test("ask for the wallet, and keep a visitor's answer until the bet", async () => {
    const { actions, store } = show({ visitor: true, given: approved });
    await userEvent.click(await button(/^DOWN/));
    expect(actions).toContainEqual(
      expect.objectContaining({ type: 'session/walletDialogRequested' }),
    );
    expect(await screen.findByText('Cannot predict now.')).toBeVisible();
    act(() => signIn(store));
    await enabled('Bet 30,000 on DOWN · pays 54,000 · 1.80×');
    expect(screen.queryByRole('button', { name: /PREDICT/ })).not.toBeInTheDocument();
    await userEvent.click(await button('Change'));
    await enabled('PREDICT UP · pays 39,500 · 1.31×');
  });

  test('place the bet that a visitor chose, with one press that brings tokens and approval', async () => {
    sessionStorage.setItem('updown.game.choice', '"DOWN"');
    const { api, chain } = show({
      given: (page) => {
        page.api.config = { ...page.api.config, isLocal: true };
        page.chain.balance = 0n;
        page.chain.onSent = ({ to }) => {
          if (to === TOKEN) page.chain.allowance = 30_000n * 10n ** 18n;
          else page.api.own = { ...page.api.own, hasPredicted: true, predictedUp: false };
        };
      },
    });
    await userEvent.click(await enabled(/^Bet 30,000 on DOWN/));
    expect(await screen.findByText('Your Active Prediction')).toBeVisible();
    expect(api.faucetAsked).toEqual([{ address: PLAYER }]);
    expect(chain.sent.map(({ to }) => to)).toEqual([TOKEN, GAME]);
    expect(sessionStorage.getItem('updown.game.choice')).toBe('null');
  });

  test('forget a confirmed bet that waits when the player leaves the panel', async () => {
    sessionStorage.setItem('updown.game.choice', '"UP"');
    const { store } = show({ given: approved });
    await enabled(/^Bet 30,000 on UP/);
    act(() => void store.dispatch(betConfirmed({ side: 'UP', stake: `${ion(30_000)}` })));
    expect(await button(/^Bet 30,000 on UP/)).toBeDisabled();
    cleanup();
    expect(selectConfirmedBet(store.getState())).toBeNull();
  });

  test('keep the choice if the player declines, and place nothing', async () => {
    sessionStorage.setItem('updown.game.choice', '"UP"');
    const { chain } = show({
      given: (page) => {
        approved(page);
        page.chain.signature = Promise.reject(Object.assign(new Error(), { code: 4001 }));
      },
    });
    await userEvent.click(await enabled(/^Bet 30,000 on UP/));
    expect(await screen.findByText('Transaction was cancelled.')).toBeVisible();
    expect(chain.sent).toEqual([]);
    await enabled(/^Bet 30,000 on UP/);
  });

  test('show the payout of each direction', async () => {
    show({ given: approved });
    await enabled('PREDICT UP · pays 39,500 · 1.31×');
    expect(await button('PREDICT DOWN · pays 54,000 · 1.80×')).toBeEnabled();
  });

  test('are disabled while the price is delayed', async () => {
    show({
      given: (page) => {
        approved(page);
        page.api.price = { ...page.api.price, timestamp: (START + 30) * 1000, everySeconds: 2 };
      },
    });
    expect(await screen.findByText('Price Delayed')).toBeVisible();
    expect(
      screen.getByText('The price is delayed. Betting reopens when it is live.'),
    ).toBeVisible();
    expect(await button(/PREDICT UP/)).toBeDisabled();
  });

  test("are disabled from the round's own lock time [spec 2.23f 4.13b 9.1d]", async () => {
    show({
      at: 230,
      given: (page) => {
        approved(page);
        page.api.round = { ...liveRound, lock_time: START + 240 };
      },
    });
    await enabled(/PREDICT UP/);
    setClock(240);
    expect(await button(/PREDICT UP/)).toBeDisabled();
    expect(screen.getByText('Round Ending Soon')).toBeVisible();
    expect(screen.getByText('You cannot make predictions in your current round.')).toBeVisible();
  });
});

describe('approving', () => {
  test('approves the maximum, then shows the two directions [spec 4.10 7.24b 7.25b 8.13c 8.14]', async () => {
    const { chain } = show({
      given: ({ chain }) => {
        chain.onSent = () => {
          chain.allowance = MAX_ALLOWANCE;
        };
      },
    });
    await userEvent.click(await enabled(/^Approve Tokens/));
    expect(
      await screen.findByText('Tokens approved successfully! You can now make predictions.'),
    ).toBeVisible();
    expect(chain.sent).toEqual([
      expect.objectContaining(encoded(approve(TOKEN, GAME, MAX_ALLOWANCE))),
    ]);
    await enabled(/PREDICT UP/);
    expect(screen.queryByRole('button', { name: /^Approve Tokens/ })).not.toBeInTheDocument();
  });

  test('approves the exact stake if the player chooses that [spec 7.24c]', async () => {
    const { chain } = show();
    await enabled(/^Approve Tokens/);
    await choose('This stake only (30,000 ION)');
    await userEvent.click(screen.getByRole('button', { name: '60K' }));
    await userEvent.click(screen.getByRole('button', { name: /^Approve Tokens/ }));
    await waitFor(() => expect(chain.sent).toHaveLength(1));
    expect(chain.sent[0]).toMatchObject(encoded(approve(TOKEN, GAME, ion(60_000))));
  });

  test('shows a rejection without an alert [spec 8.13b]', async () => {
    show({
      given: ({ chain }) => {
        chain.throws['eth_sendTransaction'] = walletError('no', { code: 4001 });
      },
    });
    await userEvent.click(await enabled(/^Approve Tokens/));
    expect(await screen.findByText('Transaction was cancelled.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['Failed to approve tokens.', '-32000: header not found'],
    ['Insufficient funds for gas fee.', 'insufficient funds for gas'],
  ])('shows its own error message: %s [spec 8.13a]', async (text, said) => {
    show({
      given: ({ chain }) => {
        chain.throws['simulate'] = walletError(said);
      },
    });
    await userEvent.click(await enabled(/^Approve Tokens/));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('predicting', () => {
  test.each([
    ['UP', true],
    ['DOWN', false],
  ])(
    '%s stakes in this round only, until betting closes [spec 2.23e 4.9 7.23c]',
    async (word, up) => {
      const { chain, store } = show({
        given: (page) => {
          approved(page);
          page.chain.onSent = () => {
            page.api.own = { ...page.api.own, hasPredicted: true, predictedUp: up };
          };
        },
      });
      await userEvent.click(await enabled(new RegExp(`^PREDICT ${word} · pays `)));
      expect(await screen.findByRole('region', { name: 'Your Active Prediction' })).toBeVisible();
      expect(chain.sent).toEqual([
        expect.objectContaining(
          encoded(
            makePrediction(GAME, { up, amount: ion(30_000), roundId: 7, deadline: START + 295 }),
          ),
        ),
      ]);
      expect(screen.getByText('Prediction Active')).toBeVisible();
      expect(await screen.findByText(up ? 'Winning by $12.50' : 'Losing by $12.50')).toBeVisible();
      expect(screen.getByText(/^Wins (above|below) \$2,400\.00 at \d\d:\d\d$/)).toBeVisible();
      expect(screen.queryByText('You already predicted in this round.')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /PREDICT/ })).not.toBeInTheDocument();
      // The toast says it, so that the ticket does not repeat it.
      expect(Object.values(store.getState().transactions)).toMatchObject([
        { done: `${word} placed · 30,000 ION` },
      ]);
      expect(screen.queryByText(/successfully/)).not.toBeInTheDocument();
    },
  );

  test('offers to stop waiting for a wallet that has not answered for 20 s, and takes its late answer', async () => {
    let sign = () => undefined as void;
    const { store } = show({
      given: (page) => {
        approved(page);
        page.chain.signature = new Promise((resolve) => (sign = resolve));
      },
    });
    const predictUp = await enabled(/PREDICT UP/);
    // The date stays, because a price of 20 s ago is delayed.
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date'] });
    try {
      act(() => predictUp.click());
      expect(await screen.findByText(/Waiting for your signature/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Stop waiting' })).not.toBeInTheDocument();
      act(() => void jest.advanceTimersByTime(20_000));
      act(() => screen.getByRole('button', { name: 'Stop waiting' }).click());
      expect(await screen.findByText(/You stopped waiting/)).toBeVisible();
      expect(screen.queryByText(/Waiting for your signature/)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
      // The clock's next tick may be among the fake timers.
      act(() => serverClock.sync(serverClock.now()));
    }
    await enabled(/PREDICT UP/);
    sign();
    await waitFor(() =>
      expect(Object.values(store.getState().transactions)).toMatchObject([{ status: 'indexed' }]),
    );
  });

  test('shows its progress and disables other actions [spec 4.12b]', async () => {
    let sign = () => undefined as void;
    show({
      given: (page) => {
        approved(page);
        page.chain.signature = new Promise((resolve) => (sign = resolve));
      },
    });
    await userEvent.click(await enabled(/PREDICT UP/));
    expect(await screen.findByText(/Waiting for your signature/)).toHaveTextContent(
      'Predict UP with 30,000 ION',
    );
    expect(screen.getByRole('button', { name: /PREDICT DOWN/ })).toBeDisabled();
    sign();
    await waitFor(() => expect(screen.queryByText(/Waiting for your/)).not.toBeInTheDocument());
  });

  test('shows a rejection without an alert [spec 8.11b]', async () => {
    show({
      given: (page) => {
        approved(page);
        page.chain.throws['eth_sendTransaction'] = walletError('no', { code: 4001 });
      },
    });
    await userEvent.click(await enabled(/PREDICT UP/));
    expect(await screen.findByText('Transaction was cancelled.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await enabled(/PREDICT UP/);
  });

  test('approves the stake first if another tab has spent the allowance [spec 4.11]', async () => {
    const { chain } = show({
      given: (page) => {
        approved(page);
        page.chain.onSent = () => {
          page.chain.allowance = ion(30_000);
        };
      },
    });
    const up = await enabled(/PREDICT UP/);
    chain.allowance = 0n;
    await userEvent.click(up);
    await waitFor(() => expect(chain.sent.map(({ to }) => to)).toEqual([TOKEN, GAME]));
    expect(chain.sent[0]).toMatchObject(encoded(approve(TOKEN, GAME, ion(30_000))));
  });

  test('is not sent if the player approved less than the stake in the wallet [spec 8.8b]', async () => {
    const { chain } = show({
      given: (page) => {
        approved(page);
        page.chain.onSent = () => {
          page.chain.allowance = ion(10_000);
        };
      },
    });
    const up = await enabled(/PREDICT UP/);
    chain.allowance = 0n;
    await userEvent.click(up);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Insufficient token allowance. Please approve 30,000 tokens first.',
    );
    expect(chain.sent.map(({ to }) => to)).toEqual([TOKEN]);
  });

  test.each([
    ['You already predicted in this round.', reverts.AlreadyPredicted],
    ['Amount is below minimum deposit.', reverts.AmountBelowMinimum],
    ['Amount is above maximum deposit.', reverts.AmountAboveMaximum],
    [
      "Please approve tokens first using the 'Approve Tokens' button.",
      reverts.ERC20InsufficientAllowance,
    ],
    ['Insufficient funds for gas fee.', walletError('insufficient funds for gas')],
    ['Prediction failed.', walletError('something odd')],
  ])('shows why it failed: %s [spec 8.11a]', async (text, error) => {
    const { chain } = show({
      given: (page) => {
        approved(page);
        page.chain.throws['simulate'] = error;
      },
    });
    await userEvent.click(await enabled(/PREDICT UP/));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(chain.sent).toHaveLength(0);
  });
});

describe('predicting with a permit', () => {
  test('is one transaction with a signature for this stake alone [spec 7.23d]', async () => {
    const { chain } = show();
    await enabled(/^Approve Tokens/);
    await screen.findByRole('option', { name: 'Sign with the bet, no extra transaction' });
    await choose('Sign with the bet, no extra transaction');
    await userEvent.click(await enabled(/PREDICT DOWN/));
    await waitFor(() => expect(chain.sent.map(({ to }) => to)).toEqual([GAME]));
    expect(chain.signed).toMatchObject([
      {
        primaryType: 'Permit',
        message: { spender: GAME.toLowerCase(), value: ion(30_000).toString(), nonce: '4' },
      },
    ]);
  });

  test.each([
    ['the token does not support it', { hasPermit: false }],
    ['the account is a contract, which has no key to sign it with', { code: '0x6080' }],
  ])('is not offered if %s', async (_why, given) => {
    show({ given: ({ chain }) => void Object.assign(chain, given) });
    await enabled(/^Approve Tokens/);
    expect(
      screen.queryByRole('option', { name: 'Sign with the bet, no extra transaction' }),
    ).not.toBeInTheDocument();
  });

  test.each(['0x0', '', null, `0xef0100${'ab'.repeat(20)}`])(
    'is offered to an account with the code %j, which has a key',
    async (code) => {
      show({ given: ({ chain }) => void (chain.code = code) });
      await enabled(/^Approve Tokens/);
      await screen.findByRole('option', { name: 'Sign with the bet, no extra transaction' });
    },
  );
});

describe('when the operator pays the gas', () => {
  const sponsored: NonNullable<Options>['given'] = (page) => {
    approved(page);
    page.api.config = { ...page.api.config, sponsorsGas: true };
  };

  test('the ticket says so before the bet', async () => {
    show({ given: sponsored });
    expect(await screen.findByText(/Gas: free/)).toBeVisible();
  });

  test('the ticket says before the bet that gas is not free for an account that nobody can check', async () => {
    show({
      given: (page) => {
        sponsored(page);
        page.api.gasIsFree = false;
      },
    });
    expect(await screen.findByText(/Gas: not free for your account/)).toBeVisible();
    expect(screen.queryByText(/Gas: free/)).not.toBeInTheDocument();
  });

  test('the player signs the prediction and sends nothing [spec 7.23e]', async () => {
    const { api, chain } = show({ given: sponsored });
    await userEvent.click(await enabled(/PREDICT UP/));
    await waitFor(() => expect(api.relayed).toHaveLength(1));
    expect(chain.sent).toHaveLength(0);
    expect(chain.signed).toMatchObject([
      {
        primaryType: 'SignedPrediction',
        message: { amount: ion(30_000).toString(), roundId: '7' },
      },
    ]);
  });

  test('the wallet sends it if the operator does not', async () => {
    const { api, chain } = show({ given: sponsored });
    const up = await enabled(/PREDICT UP/);
    api.config = { ...api.config, sponsorsGas: false };
    await userEvent.click(up);
    await waitFor(() => expect(chain.sent.map(({ to }) => to)).toEqual([GAME]));
  });
});

describe('the stake', () => {
  const input = () => screen.findByRole('spinbutton', { name: 'Stake (ION)' });

  test('is the minimum, with the limits and the step of the game [spec 2.27a 5.2a]', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    expect(await input()).toHaveValue('30,000');
    expect(await input()).toHaveAttribute('aria-valuemin', '30000');
    expect(await input()).toHaveAttribute('aria-valuemax', '3000000');
    await userEvent.click(await input());
    await userEvent.keyboard('{ArrowUp}');
    expect(await input()).toHaveValue('40,000');
    expect(await input()).toHaveAttribute('aria-valuetext', '40,000 ION');
  });

  test('groups its digits while it is typed, and keeps the caret', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    await userEvent.clear(await input());
    await userEvent.type(await input(), '3000000');
    expect(await input()).toHaveValue('3,000,000');
    // A digit after the first one.
    await userEvent.type(await input(), '1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(await input()).toHaveValue('31,000,000');
    expect((await input()) as HTMLInputElement).toHaveProperty('selectionStart', 2);
  });

  test('is the most that the balance allows, by Max', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    await userEvent.click(screen.getByRole('button', { name: 'Max stake' }));
    expect(await input()).toHaveValue('100,000');
    expect(await button(/PREDICT UP/)).toBeEnabled();
  });

  test("is 30,000 within 30,000 and 3,000,000 until the game's limits are loaded [spec 5.2b 5.3 9.2]", async () => {
    show({
      given: ({ api }) => {
        api.round = null;
        api.outages.set('/deposit-limits', 500);
      },
    });
    expect(await input()).toHaveValue('30,000');
    expect(await input()).toHaveAttribute('aria-valuemin', '30000');
    expect(await input()).toHaveAttribute('aria-valuemax', '3000000');
  });

  test('follows the minimum of the game [spec 2.27d 5.2c]', async () => {
    show({
      given: (page) => {
        approved(page);
        page.api.round = { ...liveRound, minimum_deposit: '40000', maximum_deposit: '200000' };
      },
    });
    await enabled(/PREDICT UP/);
    expect(await input()).toHaveValue('40,000');
    const quick = within(screen.getByRole('group', { name: 'Quick amounts' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '40K',
      '80K',
      '200K',
    ]);
  });

  test('is raised to the minimum when the player leaves it [spec 5.4]', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    await userEvent.clear(await input());
    await userEvent.type(await input(), '500');
    expect(await input()).toHaveAccessibleDescription('Minimum stake is 30,000 tokens.');
    expect(screen.getByText('Check Your Stake')).toBeVisible();
    expect(screen.queryByText('Ready to Predict')).not.toBeInTheDocument();
    expect(await button(/PREDICT UP/)).toBeDisabled();
    await userEvent.tab();
    expect(await input()).toHaveValue('30,000');
    expect(await button(/PREDICT UP/)).toBeEnabled();
    // A new digit is appended to the raised stake, not to the earlier text.
    await userEvent.type(await input(), '0');
    expect(await input()).toHaveValue('300,000');
  });

  test('is rejected above the maximum, and if it is not an amount', async () => {
    show({
      given: (page) => {
        approved(page);
        page.chain.balance = ion(9_000_000);
      },
    });
    await enabled(/PREDICT UP/);
    await userEvent.clear(await input());
    expect(await input()).toHaveAccessibleDescription('Enter the stake as a number of tokens.');
    await userEvent.type(await input(), '3000001');
    expect(await input()).toHaveAccessibleDescription('Maximum stake is 3,000,000 tokens.');
    expect(await button(/PREDICT UP/)).toBeDisabled();
  });

  test('is rejected above the balance [spec 5.8b]', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    await userEvent.click(screen.getByRole('button', { name: '150K' }));
    expect(await screen.findByText('Insufficient token balance.')).toBeVisible();
    expect(await button(/PREDICT UP/)).toBeDisabled();
  });
});

describe('the estimate', () => {
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent);

  test('shows the payout of each side with the stake in its pool [spec 2.29 2.30]', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    // UP 60,000 + 30,000 against DOWN 30,000; DOWN 30,000 + 30,000 against UP 60,000.
    expect(row('Your Stake')).toEqual(['30,000', '30,000']);
    expect(row('Estimated Payout')).toEqual(['39,500', '54,000']);
    expect(row('Base Return')).toEqual(['30,000', '30,000']);
    expect(row('Potential Bonus')).toEqual(['+9,500', '+24,000']);
    expect(screen.getByRole('cell', { name: '+9,500' })).toHaveAttribute('title', '+9,500');
    expect(row('Total Return Rate')).toEqual(['131.66%', '180.00%']);
    expect(
      screen.getByText(
        '*Based on smart contract logic. Includes 80% bonus if no opposing bets + additional bonuses.',
      ),
    ).toBeVisible();
  });

  test('is of the first player in the next round while none is running, and says so', async () => {
    show({
      given: (page) => {
        approved(page);
        page.api.round = { ...liveRound, status: 'idle', outcome: 'UP' };
      },
    });
    await screen.findByText('You need to start a round first before making predictions.');
    expect(row('If you are the first in the next round')).toEqual([]);
    expect(row('Total Return Rate')).toEqual(['180.00%', '180.00%']);
  });

  test('is unknown while the round cannot be read', async () => {
    show({
      given: ({ api }) => {
        api.outages.set('/contract/current-round-fast', 500).set('/contract/current-round', 500);
      },
    });
    expect(await screen.findByText('Unable to load the round')).toBeVisible();
    expect(row('Total Return Rate')).toEqual(['—', '—']);
    expect(screen.getByRole('button', { name: 'Start New Round' })).toBeDisabled();
  });
});

describe('the focus', () => {
  beforeEach(() => sessionStorage.clear());

  test('goes from Approve to the directions, and from a direction to the active bet', async () => {
    show({
      given: ({ api, chain }) => {
        chain.onSent = ({ to }) => {
          if (to === TOKEN) chain.allowance = MAX_ALLOWANCE;
          else api.own = { ...api.own, hasPredicted: true, predictedUp: true };
        };
      },
    });
    await userEvent.click(await enabled(/^Approve Tokens/));
    const up = await enabled(/^PREDICT UP/);
    await waitFor(() => expect(up).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const standing = await screen.findByText('Winning by $12.50');
    await waitFor(() => expect(document.activeElement).toContainElement(standing));
    expect(document.body).not.toHaveFocus();
  });

  test('stays where the player has gone meanwhile', async () => {
    let sign = () => undefined as void;
    renderInPage(
      <>
        <GamePanel />
        <button>Elsewhere</button>
      </>,
      {
        given: (page) => {
          approved(page);
          page.chain.signature = new Promise((resolve) => (sign = resolve));
          page.chain.onSent = () => {
            page.api.own = { ...page.api.own, hasPredicted: true, predictedUp: true };
          };
        },
      },
    );
    await userEvent.click(await enabled(/^PREDICT UP/));
    await screen.findByText(/Waiting for your signature/);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    sign();
    await screen.findByRole('region', { name: 'Your Active Prediction' });
    expect(elsewhere).toHaveFocus();
  });
});
