import { ZeroAddress } from 'ethers';
import type { DeviationRule } from './settings';

interface PublicChain {
  chainId: number;
  /** Chainlink's ETH / USD. */
  chainlink: string;
  /** The maximum age of a live feed's answer, in seconds: the heartbeat plus a margin. */
  oldest: bigint;
  rule: DeviationRule;
  /** Chainlink's sequencer uptime feed. Test networks have none, and a chain with validators needs none. */
  sequencerFeed: string;
}

const HOURLY = 3_900n;
const DAILY = 90_000n;

/**
 * When ETH / USD posts, from data.chain.link and Chainlink's reference data directory. Chainlink sometimes changes
 * these, so check them before a deployment. For test networks we assume Ethereum's deviation.
 */
export const postingRules = {
  ethereum: { deviation: 0.005, heartbeat: 3_600 },
  base: { deviation: 0.0015, heartbeat: 1_200 },
  arbitrum: { deviation: 0.0005, heartbeat: 86_400 },
  optimism: { deviation: 0.0015, heartbeat: 1_200 },
  polygon: { deviation: 0.005, heartbeat: 27 },
  bnb: { deviation: 0.001, heartbeat: 60 },
  daily: { deviation: 0.005, heartbeat: 86_400 },
} satisfies Record<string, DeviationRule>;

export const publicChains: Record<string, PublicChain> = {
  mainnet: {
    chainId: 1,
    chainlink: '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419',
    oldest: HOURLY,
    rule: postingRules.ethereum,
    sequencerFeed: ZeroAddress,
  },
  sepolia: {
    chainId: 11_155_111,
    chainlink: '0x694AA1769357215DE4FAC081bf1f309aDC325306',
    oldest: HOURLY,
    rule: postingRules.ethereum,
    sequencerFeed: ZeroAddress,
  },
  base: {
    chainId: 8_453,
    chainlink: '0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70',
    oldest: HOURLY,
    rule: postingRules.base,
    sequencerFeed: '0xBCF85224fc0756B9Fa45aA7892530B47e10b6433',
  },
  'base-sepolia': {
    chainId: 84_532,
    chainlink: '0x4aDC67696bA383F43DD60A9e78F2C97Fbbfc7cb1',
    oldest: DAILY,
    rule: postingRules.daily,
    sequencerFeed: ZeroAddress,
  },
  arbitrum: {
    chainId: 42_161,
    chainlink: '0x639Fe6ab55C921f74e7fac1ee960C0B6293ba612',
    oldest: DAILY,
    rule: postingRules.arbitrum,
    sequencerFeed: '0xFdB631F5EE196F0ed6FAa767959853A9F217697D',
  },
  'arbitrum-sepolia': {
    chainId: 421_614,
    chainlink: '0xd30e2101a97dcbAeBCBC04F14C3f624E67A35165',
    oldest: DAILY,
    rule: postingRules.daily,
    sequencerFeed: ZeroAddress,
  },
  optimism: {
    chainId: 10,
    chainlink: '0x13e3Ee699D1909E989722E753853AE30b17e08c5',
    oldest: HOURLY,
    rule: postingRules.optimism,
    sequencerFeed: '0x371EAD81c9102C9BF4874A9075FFFf170F2Ee389',
  },
  'optimism-sepolia': {
    chainId: 11_155_420,
    chainlink: '0x61Ec26aA57019C486B10502285c5A3D4A4750AD7',
    oldest: DAILY,
    rule: postingRules.daily,
    sequencerFeed: ZeroAddress,
  },
  polygon: {
    chainId: 137,
    chainlink: '0xF9680D99D6C9589e2a93a78A04A279e509205945',
    oldest: HOURLY,
    rule: postingRules.polygon,
    sequencerFeed: ZeroAddress,
  },
  'polygon-amoy': {
    chainId: 80_002,
    chainlink: '0xF0d50568e3A7e8259E16663972b11910F89BD8e7',
    oldest: DAILY,
    rule: postingRules.daily,
    sequencerFeed: ZeroAddress,
  },
  bnb: {
    chainId: 56,
    chainlink: '0x9ef1B8c0E4F7dc8bF5719Ea496883DC6401d5b2e',
    oldest: HOURLY,
    rule: postingRules.bnb,
    sequencerFeed: ZeroAddress,
  },
  'bnb-testnet': {
    chainId: 97,
    chainlink: '0x143db3CEEfbdfe5631aDD3E50f7614B6ba708BA7',
    oldest: DAILY,
    rule: postingRules.daily,
    sequencerFeed: ZeroAddress,
  },
};
