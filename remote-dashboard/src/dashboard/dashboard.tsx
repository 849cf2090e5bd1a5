import { useState } from 'react';
import { NeedsCard } from '../actions-needed/needs-card';
import { AdminOnly } from '../admin/admin-only';
import { Drafts } from '../admin/drafts';
import { HealthStrip } from '../health/health-strip';
import { Cards } from './cards';
import { Column, Lead } from './column';
import { Footer } from './footer';
import { tabOf } from './layouts';
import { Leading } from './leading';

/** The status page. Admins first see the actions needed and the health of the game. */
export function Dashboard() {
  const [tab, setTab] = useState(0);
  return (
    <Drafts>
      <Leading onLead={(name) => setTab(tabOf(name))}>
        <Column>
          <AdminOnly>
            <Lead>
              <NeedsCard />
              <HealthStrip />
            </Lead>
          </AdminOnly>
          <Cards tab={tab} onTab={setTab} />
          <Footer />
        </Column>
      </Leading>
    </Drafts>
  );
}
