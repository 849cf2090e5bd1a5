import type { Config, CurrentPrice, CurrentRound, Specimen } from '@updown/shared';
import { historySpecimens } from './history-specimens';

// Answers for which the build draws the looks of the scenes. Each of their texts is found in what is drawn, so none is
// part of another, or of a text that is always there.

const NOW = 1_800_000_000_500;
const SECONDS = Math.floor(NOW / 1000);

const round: CurrentRound = {
  id: 987_654,
  status: 'active',
  start_time: SECONDS - 113,
  end_time: SECONDS + 187,
  lock_time: SECONDS + 182,
  start_price: 2345.67,
  end_price: null,
  outcome: null,
  total_deposits: '713580.24',
  up_predictions: '443456.78',
  down_predictions: '270123.46',
  minimum_deposit: '30000',
  maximum_deposit: '3000000',
};

const config: Config = {
  chainId: 1,
  network: 'Ethereum Mainnet',
  explorerUrl: null,
  rpcUrl: null,
  isLocal: false,
  contracts: { game: '0x', token: '0x', feed: '0x' },
  token: { name: 'Specimen', symbol: 'QXZ', decimals: 18 },
  roundDuration: 300,
  predictionLock: 5,
  sponsorsGas: false,
  version: '0.0.0',
};

interface Changes {
  readonly price: number;
  readonly round?: Partial<CurrentRound>;
  readonly source?: CurrentPrice['source'];
  readonly sponsorsGas?: boolean;
}

function specimen({
  price,
  round: changed,
  source = 'moralis',
  sponsorsGas = false,
}: Changes): Specimen {
  return {
    now: NOW,
    answers: {
      '/api/config': { ...config, sponsorsGas },
      '/api/contract/current-round-fast': {
        success: true,
        data: { current: { ...round, ...changed }, history: [] },
      },
      '/api/price/current?asset=ethereum': {
        price,
        change24h: null,
        timestamp: NOW - 1_000,
        source,
      },
    },
  };
}

const noStake = { up_predictions: '0', down_predictions: '0', total_deposits: '0' };
const onUp = { ...noStake, up_predictions: '443456.78', total_deposits: '443456.78' };
const onDown = { ...noStake, down_predictions: '443456.78', total_deposits: '443456.78' };

export const specimens: readonly Specimen[] = [
  specimen({ price: 2359.01 }),
  specimen({ price: 2332.4 }),
  specimen({ price: 2359.01, source: 'simulated', sponsorsGas: true }),
  specimen({ price: 2332.4, source: 'simulated' }),
  specimen({ price: round.start_price }),
  specimen({ price: round.start_price, source: 'simulated' }),
  specimen({ price: 2359.01, round: noStake }),
  specimen({ price: 2359.01, round: onUp }),
  specimen({ price: 2359.01, round: onDown }),
  ...historySpecimens(specimen({ price: 2359.01 })),
];
