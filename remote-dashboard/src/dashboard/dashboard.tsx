import { useIsAdmin } from '@updown/shared';
import { useState } from 'react';
import { Leading } from '../actions-needed/leading';
import { NeedsCard } from '../actions-needed/needs-card';
import { Drafts } from '../admin/drafts';
import { HealthStrip } from '../health/health-strip';
import { Cards } from './cards';
import { Column, Lead } from './column';
import { Footer } from './footer';
import { tabOf } from './layouts';

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
