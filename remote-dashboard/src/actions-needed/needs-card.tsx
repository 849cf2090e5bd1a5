import { Card, styled, type OperatorOverview } from '@updown/shared';
import { t } from '../../texts/texts';
import { AdminOnly } from '../admin/admin-only';
import { LevelMark } from '../health/health-tile';
import { useSeen } from '../health/use-seen';
import { useOverview } from '../operations/use-overview';
import { FixStep } from './fix-step';
import { needsOf } from './needs-of';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  padding: ${({ theme }) => theme.space.xs} 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Text = styled.span`
  flex: 1 1 16rem;
  overflow-wrap: anywhere;
`;

const Nothing = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Lists the actions that an operator must take now, for admins. The strip above reports a failure to load the overview. */
export function NeedsCard() {
  return (
    <AdminOnly>
      <Needs />
    </AdminOnly>
  );
}

function Needs() {
  const { data } = useOverview();
  return data === undefined ? null : <NeedsList overview={data} />;
}

function NeedsList({ overview }: { overview: OperatorOverview }) {
  const needs = needsOf(useSeen(overview));
  return (
    <Card title={t('Action needed')}>
      {needs.length === 0 ? (
        <Nothing>{t('No action needed.')}</Nothing>
      ) : (
        <List>
          {needs.map(({ level, text, fix }) => (
            <Item key={fix.kind === 'form' ? fix.label : text}>
              <LevelMark level={level} />
              <Text>{text}</Text>
              <FixStep fix={fix} />
            </Item>
          ))}
        </List>
      )}
    </Card>
  );
}
