import { formatDayAndTime } from '@updown/shared';
import { t } from '../../texts/texts';
import { tabStorage } from '../browser-storage';
import type { Site } from '../site/site';
import { KEPT_PREVIEW, PREVIEW } from './preview';
import { TabBar } from './tab-bar';

function leave(): void {
  tabStorage.removeItem(KEPT_PREVIEW);
  const address = new URL(location.href);
  address.searchParams.delete(PREVIEW);
  history.replaceState(history.state, '', address);
  location.reload();
}

/** Names on every page the version that only this link shows, or says that it is over. */
export function PreviewBar({ preview }: Required<Pick<Site, 'preview'>>) {
  if (preview === null) {
    const over = t('This preview is over or does not exist: you see the released version.');
    return <TabBar text={over} leave={t('Close')} onLeave={leave} />;
  }
  const { remote, version, until } = preview;
  const end = formatDayAndTime(until * 1000);
  const text = t('Preview of {remote} {version}, until {end}', { remote, version, end });
  return <TabBar text={text} leave={t('Leave preview')} onLeave={leave} />;
}
