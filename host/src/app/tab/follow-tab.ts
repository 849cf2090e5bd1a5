import {
  type AppStore,
  onSite,
  pageLanguage,
  playerApi,
  priceApi,
  type RecentPrediction,
  roundsApi,
  serverClock,
  sessionEnded,
  SITE_PATH,
  systemApi,
} from '@updown/shared';
import { t } from '../../../texts/texts';
import type { Listen } from '../../listener';
import { wantsAlerts } from '../../preferences/alerts-choice';
import dotted from './favicon-dotted.svg';
import { resultTitle, roundTitle } from './tab-title';

/** The result of one of the player's predictions. */
interface Result {
  roundId: number;
  /** 'Won +15,380 ION' */
  text: string;
}

/** Calls back once for each prediction that the page knew as open and that now has a result. */
function followResults(listen: Listen, onResult: (result: Result) => void): void {
  const open = new Set<number>();
  listen({ actionCreator: sessionEnded, effect: () => open.clear() });
  listen({
    matcher: playerApi.endpoints.recentPredictions.matchFulfilled,
    effect: ({ payload }: { payload: RecentPrediction[] }, page) => {
      const config = systemApi.endpoints.config.select()(page.getState()).data;
      for (const prediction of payload) {
        const text = resultTitle(prediction, config?.token.symbol ?? '');
        const { round_id: roundId } = prediction;
        if (text === null) open.add(roundId);
        else if (open.delete(roundId)) onResult({ roundId, text });
      }
    },
  });
}

/** Alerts a player who enabled alerts: with a sound, and with a notification while the tab is hidden. */
function announceResult({ roundId, text }: Result): void {
  if (!wantsAlerts()) return;
  playChime();
  if (document.visibilityState === 'visible') return;
  const notification = new Notification(text, {
    body: t('Round #{id} has ended.', { id: roundId }),
    tag: `round-${roundId}`,
    icon: onSite('/icons/icon-192.png'),
  });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Two short tones, in Hz. */
const TONES = [660, 880];
const TONE_SECONDS = 0.12;

/** A short sound. A browser plays nothing before the player has interacted with the page. */
function playChime(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  volume.connect(audio.destination);
  TONES.forEach((frequency, index) => {
    const tone = audio.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(audio.currentTime + index * TONE_SECONDS);
    tone.stop(audio.currentTime + (index + 1) * TONE_SECONDS);
  });
  setTimeout(() => void audio.close(), 1_000);
}

const selectRound = roundsApi.endpoints.currentRound.select();
const selectPrice = priceApi.endpoints.currentPrice.select();

/**
 * Shows the game's state in a background tab: the title counts down and then shows the result, the icon gets a dot, and the
 * player gets the alerts that they enabled. Writes straight to the document, so that the countdown renders no component.
 */
export function followTab(store: AppStore, listen: Listen): void {
  let unseen: Result | null = null;

  function write(): void {
    if (![SITE_PATH, onSite('/')].includes(location.pathname)) return;
    const state = store.getState();
    const round = selectRound(state).data?.current ?? null;
    const price = selectPrice(state).data ?? null;
    const title = unseen?.text ?? roundTitle({ round, price, now: serverClock.now() });
    const text = title ?? t('UpDown: will ETH go up or down?');
    if (document.title !== text) document.title = text;
  }

  followResults(listen, (result) => {
    announceResult(result);
    if (document.visibilityState === 'visible') return;
    unseen = result;
    markFavicon(true);
    write();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || unseen === null) return;
    unseen = null;
    markFavicon(false);
    write();
  });
  serverClock.subscribe(write);
  pageLanguage.subscribe(write);
}

let plain: string | undefined;

/** Adds a dot to the page's icon, or removes it. */
function markFavicon(marked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  plain ??= icon.href;
  icon.href = marked ? dotted : plain;
}
