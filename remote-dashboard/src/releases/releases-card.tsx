import {
  Card,
  formatCount,
  formatDayAndTime,
  formatWholePercent,
  msg,
  onSite,
  type OperatorOverview,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Loaded } from '../card/loaded';
import { Table } from '../card/table';
import { Line, Lines, Part, Quiet } from '../operations/lines';
import { useOverview } from '../operations/use-overview';

type Release = OperatorOverview['releases'][number];

const columns = [
  msg('Version'),
  msg('Share'),
  msg('Sessions'),
  msg('Failed'),
  msg('Response to input'),
];

/** The versions of each remote, the newest first, so that each is next to its predecessor. */
export function ReleasesTable({ releases }: { releases: readonly Release[] }) {
  return (
    <>
      <Table label={t('Versions of each remote')} columns={columns}>
        {releases.map((release) => (
          <Row key={`${release.remote} ${release.version}`} {...release} />
        ))}
      </Table>
      <Quiet>
        {t('Reported to one server in the last 24 hours. Response: the 75th percentile of INP.')}
      </Quiet>
    </>
  );
}

function Row({ remote, version, share, sessions, failed, inp }: Release) {
  return (
    <tr>
      <th scope="row" translate="no">
        {`${remote} ${version}`}
      </th>
      <td translate="no">{formatWholePercent(share)}</td>
      <td translate="no">{formatCount(BigInt(sessions))}</td>
      <td translate="no">{formatCount(BigInt(failed))}</td>
      <td translate="no">{inp === null ? '–' : t('{n} ms', { n: formatCount(BigInt(inp)) })}</td>
    </tr>
  );
}

/** The versions that only their links show. */
function Previews({ previews }: Pick<OperatorOverview, 'previews'>) {
  return (
    <Part>
      <h3>{t('Previews')}</h3>
      <Lines>
        {previews.map(({ id, remote, version, until }) => (
          <Line key={id}>
            <a href={onSite(`/?preview=${id}`)} translate="no">{`${remote} ${version}`}</a>
            <span>{t('until {end}', { end: formatDayAndTime(until * 1000) })}</span>
          </Line>
        ))}
      </Lines>
    </Part>
  );
}

/** What visitors experienced in each version of each remote, for the teams. */
export function ReleasesCard() {
  return (
    <Card title={t('Releases')}>
      <Loaded query={useOverview()} failed={t('Error Loading Releases')} height="10rem">
        {({ releases, previews }) =>
          releases.length === 0 ? (
            <Quiet>{t('This server does not know the site.')}</Quiet>
          ) : (
            <>
              <ReleasesTable releases={releases} />
              {previews.length > 0 && <Previews previews={previews} />}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
