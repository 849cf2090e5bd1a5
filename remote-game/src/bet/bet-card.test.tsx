import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approve, makePrediction, MAX_ALLOWANCE } from '@updown/shared';
import { CommandProvider } from '../commands/command-provider';
import { liveRound, START } from '../testing/fake-api';
import { GAME, ion, reverts, TOKEN, walletError } from '../testing/fake-chain';
import { renderInPage, serveApi, setClock } from '../testing/render-in-page';
import { BetCard } from './bet-card';

serveApi();

type Options = Parameters<typeof renderInPage>[1];

const show = (options?: Options) =>
  renderInPage(
    <CommandProvider>
      <BetCard />
    </CommandProvider>,
    options,
  );

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const enabled = async (name: RegExp | string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};
const approved: NonNullable<Options>['given'] = ({ chain }) => {
  chain.allowance = MAX_ALLOWANCE;
};

describe('the actions', () => {
  it('are Approve alone until the allowance covers the stake', async () => {
    show();
    await enabled('Approve Tokens');
    expect(screen.queryByRole('button', { name: /PREDICT/ })).not.toBeInTheDocument();
    expect(
      screen.getByText(
        "Please approve tokens first by clicking the 'Approve Tokens' button above.",
      ),
    ).toBeVisible();
  });

  it('are the two directions once it does', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    expect(await button(/PREDICT DOWN/)).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Approve Tokens' })).not.toBeInTheDocument();
  });

  it('wait, disabled, for a visitor', async () => {
    show({ visitor: true });
    expect(await button(/PREDICT UP/)).toBeDisabled();
    expect(await button(/PREDICT DOWN/)).toBeDisabled();
    expect(screen.getByText('Cannot predict now.')).toBeVisible();
  });

  it('close with the betting, by the lock of the round itself', async () => {
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
  it('asks for the maximum, and the directions take its place', async () => {
    const { chain } = show({
      given: ({ chain }) => {
        chain.onSent = () => {
          chain.allowance = MAX_ALLOWANCE;
        };
      },
    });
    await userEvent.click(await enabled('Approve Tokens'));
    expect(
      await screen.findByText('Tokens approved successfully! You can now make predictions.'),
    ).toBeVisible();
    expect(chain.sent).toEqual([expect.objectContaining(approve(TOKEN, GAME, MAX_ALLOWANCE))]);
    await enabled(/PREDICT UP/);
  });

  it('asks for the exact stake where the player wants that', async () => {
    const { chain } = show();
    await enabled('Approve Tokens');
    await userEvent.click(screen.getByRole('radio', { name: /exact amount/i }));
    await userEvent.click(screen.getByRole('button', { name: '60K' }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve Tokens' }));
    await waitFor(() => expect(chain.sent).toHaveLength(1));
    expect(chain.sent[0]).toMatchObject(approve(TOKEN, GAME, ion(60_000)));
  });

  it('says so quietly where the player declines', async () => {
    show({
      given: ({ chain }) => {
        chain.throws['eth_sendTransaction'] = walletError('no', { code: 4001 });
      },
    });
    await userEvent.click(await enabled('Approve Tokens'));
    expect(await screen.findByText('Transaction was cancelled.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['Failed to approve tokens.', '-32000: header not found'],
    ['Insufficient funds for gas fee.', 'insufficient funds for gas'],
  ])('says in its own words that it failed: %s', async (text, said) => {
    show({
      given: ({ chain }) => {
        chain.throws['simulate'] = walletError(said);
      },
    });
    await userEvent.click(await enabled('Approve Tokens'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('predicting', () => {
  it.each([
    ['UP', true],
    ['DOWN', false],
  ])('%s stakes in this round and no other, until betting closes', async (word, up) => {
    const { chain } = show({
      given: (page) => {
        approved(page);
        page.chain.onSent = () => {
          page.api.own = { ...page.api.own, hasPredicted: true, predictedUp: up };
        };
      },
    });
    await userEvent.click(await enabled(`PREDICT ${word}`));
    expect(
      await screen.findByText(`Prediction placed successfully: ${word} with 30,000 ION.`),
    ).toBeVisible();
    expect(chain.sent).toEqual([
      expect.objectContaining(
        makePrediction(GAME, { up, amount: ion(30_000), roundId: 7, deadline: START + 295 }),
      ),
    ]);
    expect(await screen.findByText('Prediction Active')).toBeVisible();
    expect(screen.getByText('You already predicted in this round.')).toBeVisible();
    expect(screen.getByRole('button', { name: /PREDICT UP/ })).toBeDisabled();
  });

  it('shows how far it is, and offers nothing else meanwhile', async () => {
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
    expect(await screen.findByText(/Prediction placed successfully/)).toBeVisible();
  });

  it('is cancelled quietly where the player declines', async () => {
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

  it('approves the stake first where another tab has spent the allowance', async () => {
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
    await screen.findByText(/Prediction placed successfully/);
    expect(chain.sent.map(({ to }) => to)).toEqual([TOKEN, GAME]);
    expect(chain.sent[0]).toMatchObject(approve(TOKEN, GAME, ion(30_000)));
  });

  it('is not sent where the player approved less than the stake in the wallet', async () => {
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

  it.each([
    ['You already predicted in this round.', reverts.AlreadyPredicted],
    ['Amount is below minimum deposit.', reverts.AmountBelowMinimum],
    ['Amount is above maximum deposit.', reverts.AmountAboveMaximum],
    [
      "Please approve tokens first using the 'Approve Tokens' button.",
      reverts.ERC20InsufficientAllowance,
    ],
    ['Insufficient funds for gas fee.', walletError('insufficient funds for gas')],
    ['Prediction failed.', walletError('something odd')],
  ])('tells why it failed: %s', async (text, error) => {
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
  it('is one transaction with a signature for this stake alone', async () => {
    const { chain } = show();
    await enabled('Approve Tokens');
    await userEvent.click(await screen.findByRole('radio', { name: /With the prediction/ }));
    await userEvent.click(await enabled(/PREDICT DOWN/));
    expect(await screen.findByText(/Prediction placed successfully: DOWN/)).toBeVisible();
    expect(chain.signed).toMatchObject([
      {
        primaryType: 'Permit',
        message: { spender: GAME.toLowerCase(), value: ion(30_000).toString(), nonce: '4' },
      },
    ]);
    expect(chain.sent.map(({ to }) => to)).toEqual([GAME]);
  });

  it('is not offered where the token has none', async () => {
    show({ given: ({ chain }) => void (chain.hasPermit = false) });
    await enabled('Approve Tokens');
    expect(screen.queryByRole('radio', { name: /With the prediction/ })).not.toBeInTheDocument();
  });
});

describe('where the operator pays the gas', () => {
  const sponsored: NonNullable<Options>['given'] = (page) => {
    approved(page);
    page.api.config = { ...page.api.config, sponsorsGas: true };
  };

  it('the player signs the prediction and sends nothing', async () => {
    const { api, chain } = show({ given: sponsored });
    await userEvent.click(await enabled(/PREDICT UP/));
    expect(await screen.findByText(/Prediction placed successfully: UP/)).toBeVisible();
    expect(chain.sent).toHaveLength(0);
    expect(chain.signed).toMatchObject([
      {
        primaryType: 'SignedPrediction',
        message: { amount: ion(30_000).toString(), roundId: '7' },
      },
    ]);
    expect(api.relayed).toHaveLength(2);
  });

  it('the wallet sends it all the same where the operator will not', async () => {
    const { api, chain } = show({ given: sponsored });
    const up = await enabled(/PREDICT UP/);
    api.config = { ...api.config, sponsorsGas: false };
    await userEvent.click(up);
    expect(await screen.findByText(/Prediction placed successfully/)).toBeVisible();
    expect(chain.sent.map(({ to }) => to)).toEqual([GAME]);
  });
});

describe('the stake', () => {
  const input = () => screen.findByRole('spinbutton', { name: 'Stake (ION)' });

  it('is the minimum, with the limits and the step of the game', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    expect(await input()).toHaveValue(30_000);
    expect(await input()).toHaveAttribute('min', '30000');
    expect(await input()).toHaveAttribute('max', '3000000');
    expect(await input()).toHaveAttribute('step', '10000');
  });

  it('is 30,000 within 30,000 and 3,000,000 until the game has told its limits', async () => {
    show({
      given: ({ api }) => {
        api.round = null;
        api.down.add('/deposit-limits');
      },
    });
    expect(await input()).toHaveValue(30_000);
    expect(await input()).toHaveAttribute('min', '30000');
    expect(await input()).toHaveAttribute('max', '3000000');
  });

  it('follows the minimum of the game', async () => {
    show({
      given: (page) => {
        approved(page);
        page.api.round = { ...liveRound, minimum_deposit: '40000', maximum_deposit: '200000' };
      },
    });
    await enabled(/PREDICT UP/);
    expect(await input()).toHaveValue(40_000);
    const quick = within(screen.getByRole('group', { name: 'Quick amounts' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '40K',
      '80K',
      '200K',
    ]);
  });

  it('is raised to the minimum when the player leaves it', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    await userEvent.clear(await input());
    await userEvent.type(await input(), '500');
    expect(await input()).toHaveAccessibleDescription('Minimum stake is 30,000 tokens.');
    expect(await button(/PREDICT UP/)).toBeDisabled();
    await userEvent.tab();
    expect(await input()).toHaveValue(30_000);
    expect(await button(/PREDICT UP/)).toBeEnabled();
    // The next digit is added to what stands there, not to what was typed before.
    await userEvent.type(await input(), '0');
    expect(await input()).toHaveValue(300_000);
  });

  it('is refused above the maximum, and where it is no amount', async () => {
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

  it('is refused above the balance', async () => {
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
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('says what either side would pay, the stake counted in', async () => {
    show({ given: approved });
    await enabled(/PREDICT UP/);
    // UP 60,000 + 30,000 against DOWN 30,000; DOWN 30,000 + 30,000 against UP 60,000.
    expect(row('Your Stake')).toEqual(['30,000', '30,000']);
    expect(row('Estimated Payout')).toEqual(['39,500', '54,000']);
    expect(row('Base Return')).toEqual(['30,000', '30,000']);
    expect(row('Potential Bonus')).toEqual(['+9,500', '+24,000']);
    expect(row('Total Return Rate')).toEqual(['131.66%', '180%']);
    expect(
      screen.getByText(
        '*Based on smart contract logic. Includes 80% bonus if no opposing bets + additional bonuses.',
      ),
    ).toBeVisible();
  });

  it('counts on an empty round where none runs', async () => {
    show({
      given: (page) => {
        approved(page);
        page.api.round = { ...liveRound, outcome: 'UP' };
      },
    });
    await screen.findByText('You need to start a round first before making predictions.');
    expect(row('Total Return Rate')).toEqual(['180%', '180%']);
  });
});
