import { onSite, playerApi, sessionEnded, systemApi, type RecentPrediction } from '@updown/shared';
import { t } from '../../../texts/texts';
import type { Listen } from '../../listener';
import { wantsAlerts } from '../../preferences/alerts-choice';
import { resultTitle } from './tab-title';

/** The result of one of the player's predictions. */
export interface Result {
  roundId: number;
  /** 'Won +15,380 ION' */
  text: string;
}

/** Calls back once for each prediction that the page knew as open and that now has a result. */
export function followResults(listen: Listen, onResult: (result: Result) => void): void {
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
export function announceResult({ roundId, text }: Result): void {
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
