import {
  POLL_MS,
  selectVersions,
  selectStreamConnected,
  styled,
  useAppSelector,
  useConfigQuery,
  useHealthQuery,
  useIsAdmin,
  usePolling,
  usePriceFreshness,
  msg,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { Leading } from '../actions-needed/leading';
import { NeedsCard } from '../actions-needed/needs-card';
import { Drafts } from '../admin/drafts';
import { HealthStrip } from '../health/health-strip';
import { Cards } from './cards';
import { Column, Lead } from './column';
import { tabOf } from './layouts';

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.lg}`};
  padding-top: ${({ theme }) => theme.space.md};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.md};
`;

const states = {
  connected: { ink: 'up', text: msg('Backend Connected') },
  disconnected: { ink: 'down', text: msg('Backend Disconnected') },
  asking: { ink: 'muted', text: msg('Connecting...') },
} as const;

const State = styled.span<{ $ink: 'up' | 'down' | 'muted' }>`
  color: ${({ theme, $ink }) => theme.color[$ink]};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

/** The state of the server, the network, and the version of every loaded part. */
function Footer() {
  const streaming = useAppSelector(selectStreamConnected);
  const health = useHealthQuery(undefined, usePolling(POLL_MS.status));
  const { data: config } = useConfigQuery();
  const loaded = useAppSelector(selectVersions);
  const versions = { ...loaded, ...(config !== undefined && { api: config.version }) };
  // The header says Offline then.
  const isOffline = usePriceFreshness() === 'offline';
  const connected = !isOffline && (streaming || health.isSuccess);
  const { ink, text } =
    states[connected ? 'connected' : isOffline || health.isError ? 'disconnected' : 'asking'];
  return (
    <Bar>
      <Facts>
        <State $ink={ink} role="status">
          <span aria-hidden>{connected ? '● ' : '○ '}</span>
          {t(text)}
        </State>
        {config !== undefined && <span>{config.network}</span>}
      </Facts>
      <Facts>
        {Object.entries(versions).map(([name, version]) => (
          <span key={name} translate="no">
            {`${name} v${version}`}
          </span>
        ))}
      </Facts>
    </Bar>
  );
}

/** The status page. Admins first see the actions needed and the health of the game. */
export function Dashboard() {
  const [tab, setTab] = useState(0);
  const isAdmin = useIsAdmin();
  return (
    <Drafts>
      <Leading onLead={(name) => setTab(tabOf(name))}>
        <Column>
          {isAdmin && (
            <Lead>
              <NeedsCard />
              <HealthStrip />
            </Lead>
          )}
          <Cards tab={tab} onTab={setTab} />
          <Footer />
        </Column>
      </Leading>
    </Drafts>
  );
}
