import {
  onSite,
  SITE_PATH,
  priceApi,
  roundsApi,
  serverClock,
  type AppStore,
  pageLanguage,
} from '@updown/shared';
import { t } from '../../../texts/texts';
import type { Listen } from '../../listener';
import { announceResult, followResults, type Result } from './announce-result';
import dotted from './favicon-dotted.svg';
import { roundTitle } from './tab-title';

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
