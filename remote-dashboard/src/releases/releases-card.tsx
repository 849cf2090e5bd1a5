import { Card } from '@updown/shared';
import { t } from '../../texts/texts';
import { Loaded } from '../card/loaded';
import { Quiet } from '../operations/lines';
import { useOverview } from '../operations/use-overview';
import { ReleasesTable } from './releases-table';

/** What visitors experienced in each version of each remote, for the teams. */
export function ReleasesCard() {
  return (
    <Card title={t('Releases')}>
      <Loaded query={useOverview()} failed={t('Error Loading Releases')} height="10rem">
        {({ releases }) =>
          releases.length === 0 ? (
            <Quiet>{t('This server does not know the site.')}</Quiet>
          ) : (
            <ReleasesTable releases={releases} />
          )
        }
      </Loaded>
    </Card>
  );
}
