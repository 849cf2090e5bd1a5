import { useState } from 'react';
import { NeedsCard } from '../actions-needed/needs-card';
import { Drafts } from '../admin/drafts';
import { HealthStrip } from '../health/health-strip';
import { Cards } from './cards';
import { Column } from './column';
import { Footer } from './footer';
import { tabOf } from './layouts';
import { Leading } from './leading';

/** The status page. Admins first see the health of the game and the actions needed. */
export function Dashboard() {
  const [tab, setTab] = useState(0);
  return (
    <Drafts>
      <Leading onLead={(name) => setTab(tabOf(name))}>
        <Column>
          <HealthStrip />
          <NeedsCard />
          <Cards tab={tab} onTab={setTab} />
          <Footer />
        </Column>
      </Leading>
    </Drafts>
  );
}
