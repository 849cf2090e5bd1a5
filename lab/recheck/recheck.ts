import { formatUnits, type Provider } from 'ethers';
import type { RoundEvents } from './evidence';
import { judge, type Verdict } from './judge';
import { feedOf, readFeed, readRound } from './read-chain';

/** Reads a round from any node and recomputes its result; `text` is the report for the user. */
export async function recheck(
  provider: Provider,
  game: string,
  roundId: bigint,
): Promise<Verdict & { text: string }> {
  const feed = await feedOf(provider, game);
  const events = await readRound(provider, game, roundId);
  const record = await readFeed(provider, feed, events);
  const verdict = judge(events, record);
  return { ...verdict, text: describe(events, record.endAnswer, verdict).join('\n') };
}

function describe(
  { roundId, start, predictions, ending, claims }: RoundEvents,
  endAnswer: { id: bigint; answer: bigint; updatedAt: bigint } | undefined,
  { outcome, disagreements }: Verdict,
): string[] {
  const usd = (price: bigint) => `$${formatUnits(price, 8)}`;
  const time = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
  const end = endAnswer
    ? `${usd(endAnswer.answer)}, feed answer ${endAnswer.id} of ${time(endAnswer.updatedAt)}`
    : 'the feed has no answer since the end';
  const state = ending === undefined ? 'The contract has not ended the round yet.' : undefined;
  const conclusion =
    disagreements.length === 0
      ? 'The events agree with the feed and the rules.'
      : 'The events DISAGREE with the feed or the rules:';
  return [
    `Round ${roundId}: ${time(start.startTime)} to ${time(start.endTime)}`,
    `Start: ${usd(start.priceAtStart)}, feed answer ${start.feedRoundId}`,
    `End: ${end}`,
    `Outcome by the feed: ${outcome}`,
    `Stakes: ${predictions.length}, claims: ${claims.length}`,
    ...(state === undefined ? [] : [state]),
    conclusion,
    ...disagreements.map((line) => `- ${line}`),
  ];
}
