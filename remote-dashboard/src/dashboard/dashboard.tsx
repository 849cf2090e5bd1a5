import { useState } from 'react';
import { Drafts } from '../admin/drafts';
import { HealthStrip } from '../health/health-strip';
import { Leading } from '../lead/leading';
import { NeedsCard } from '../needs/needs-card';
import { Cards } from './cards';
import { Column } from './column';
import { Footer } from './footer';
import { tabOf } from './layouts';

/** The status page. Admins see the health of the game and what needs a hand first. */
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
