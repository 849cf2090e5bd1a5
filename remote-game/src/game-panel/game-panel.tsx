import {
  Failure,
  skipToken,
  styled,
  theme,
  useBoundsQuery,
  useClaimableRewardsQuery,
  useMediaQuery,
  useRecentPredictionsQuery,
  useWallet,
} from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../texts/texts';
import { Activity } from '../activity/activity';
import { CommandProvider } from '../commands/command-provider';
import { AboutToken } from '../guide/about-token';
import { HowToPlay } from '../guide/how-to-play';
import { FocusPlace } from '../panel/focus-place';
import { usePanel } from '../panel/use-panel';
import { useOwnPrediction, usePlayer } from '../player/use-player';
import { useLiveRound } from '../round/use-live-round';
import { useMoment } from '../round-completed/use-moment';
import { useResultRound } from '../round-completed/use-result-round';
import { type PlayersResult, useRoundResult } from '../round-completed/use-round-result';
import { RoundManagement } from '../round-management/round-management';
import { isResuming } from '../rules/panel-facts';
import { hasActiveBet, resultPlace } from '../rules/result-place';
import { Ticket } from '../ticket/ticket';
import { loadedParts, loadParts } from './load-parts';

/**
 * Whether the page knows this player's state. Until then the ticket reserves its space and nothing shows below it; otherwise
 * the result and the cards would shift each other as they arrive.
 */
function useKnown(outcome: PlayersResult | null): boolean {
  const player = usePlayer();
  const { address, session } = player;
  const { round, reading } = useLiveRound();
  const queryArg = session === 'signed-in' ? undefined : skipToken;
  const predictions = useRecentPredictionsQuery(queryArg);
  const rewards = useClaimableRewardsQuery(queryArg);
  // During a break the page must not offer a bet, not even while it loads.
  const bounds = useBoundsQuery(queryArg);
  const own = useOwnPrediction(round?.id ?? null);
  const isWaiting = (query: typeof predictions | typeof rewards | typeof bounds) =>
    query.currentData === undefined && !query.isError;
  const isKnown =
    session === 'signed-out' ||
    !(
      isResuming(player) ||
      reading === 'loading' ||
      own.isLoading ||
      isWaiting(predictions) ||
      isWaiting(rewards) ||
      isWaiting(bounds) ||
      outcome?.isUnread === true
    );
  // Later reads do not change the layout.
  const [known, setKnown] = useState<{ address: string | null } | null>(null);
  if (isKnown && known?.address !== address) setKnown({ address });
  return isKnown || (known !== null && known.address === address);
}

/** The panel's deferred parts, which load once they are needed, and a retry after a failure. */
export function useParts(isWanted: boolean) {
  const [parts, setParts] = useState(loadedParts);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && parts === null && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadParts().then(
      (loaded) => isCurrent && setParts(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => void (isCurrent = false);
  }, [isMissing]);

  const retry = () => setFailed(false);
  return { parts, isMissing: isWanted && parts === null, retry: hasFailed ? retry : null };
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  min-width: 0;
`;

// While hidden, the content loads in its place, so that what follows the panel does not move.
const Below = styled.div`
  display: contents;

  &[hidden] {
    display: contents;
    visibility: hidden;
  }
`;

/** The ticket, and below it everything that a player needs between two bets. */
export function GamePanel() {
  return (
    <CommandProvider>
      <Column>
        <Content />
      </Column>
    </CommandProvider>
  );
}

function Content() {
  const { phase } = useLiveRound();
  const wallet = useWallet();
  const { facts, state } = usePanel();
  const { shown, dismiss } = useResultRound();
  const outcome = useRoundResult(shown);
  const isKnown = useKnown(outcome);
  const [isMoment, endMoment] = useMoment(
    outcome?.result.status === 'resolved' ? outcome.round.id : null,
  );
  const place = resultPlace({
    phase,
    result: outcome && {
      isLatest: outcome.shown.earlier === null,
      isOwn: outcome.shown.position !== null,
      isKnown: outcome.round.outcome !== null,
    },
    comesByItself: facts.comesByItself,
    isSmall: !useMediaQuery(theme.media.medium),
    isMoment,
  });
  const isActive = hasActiveBet(phase, facts.predicted);
  const isVisitor = facts.session === 'signed-out' && wallet.status === 'disconnected';
  const { parts, isMissing, retry } = useParts(!isVisitor || place !== null);
  const isReady = isKnown && !isMissing;
  const result = isReady && outcome !== null ? { outcome, onDismiss: dismiss } : null;
  return (
    <>
      {parts !== null && result !== null && place === 'card' && <parts.ResultCard {...result} />}
      {parts !== null && result !== null && place === 'line' && <parts.ResultStrip {...result} />}
      <Ticket
        view={isReady && isActive ? 'active' : 'bet'}
        parts={parts}
        sheet={
          parts !== null &&
          result !== null &&
          place === 'sheet' && <parts.ResultSheet {...result} onFold={endMoment} />
        }
        isCompact={result !== null && place === 'card'}
        isKnown={isReady}
      />
      {retry !== null && <Failure title={t('A part of the panel did not load.')} onRetry={retry} />}
      <Below hidden={!isReady}>
        {parts !== null && (
          <FocusPlace>
            <parts.ClaimableRewards
              shownRound={place !== null && outcome?.canClaim === true ? outcome.round.id : null}
            />
          </FocusPlace>
        )}
        {(place === null || place === 'line') && <Activity kinds={['claim']} />}
        {parts !== null && <parts.RecentPredictions />}
        <div>
          <HowToPlay />
          <AboutToken />
        </div>
        {state.action !== 'start' && <RoundManagement />}
      </Below>
    </>
  );
}
