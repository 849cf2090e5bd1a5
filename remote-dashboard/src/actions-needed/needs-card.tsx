import {
  Button,
  Card,
  CopyButton,
  msg,
  type OperatorOverview,
  Skeleton,
  styled,
  type Text as Words,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { useSeen } from '../health/health-figure';
import { LevelMark } from '../health/health-tile';
import { useOverview } from '../operations/use-overview';
import { useLead } from './leading';
import { type Fix, needsOf } from './needs-of';

const Step = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};

  code {
    color: ${({ theme }) => theme.color.text};
    overflow-wrap: anywhere;
  }
`;

/** Leads to the command that fixes a need, or shows a command to run elsewhere. */
function FixStep({ fix }: { fix: Fix }) {
  const lead = useLead();
  if (fix.kind === 'text') {
    return (
      <Step>
        {fix.before} <code>{fix.code}</code>
        <CopyButton text={fix.code} what={t('text')} />
      </Step>
    );
  }
  const to =
    fix.kind === 'form'
      ? { name: fix.form, ...(fix.texts && { texts: fix.texts }) }
      : { name: fix.card };
  return (
    <Button $small onClick={() => lead(to)}>
      {fix.label}
    </Button>
  );
}

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

const Commands = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

/**
 * The actions that an operator must take now, and the way to the everyday commands. The strip beside it reports a
 * failure to load.
 */
export function NeedsCard() {
  const { data, error } = useOverview();
  if (data === undefined && error !== undefined) return null;
  return (
    <Card title={t('Action needed')}>
      {data === undefined ? (
        <div aria-busy>
          <Skeleton height="1.4rem" />
        </div>
      ) : (
        <Needs overview={data} />
      )}
      <EverydayCommands isPaused={data?.isPaused ?? false} />
    </Card>
  );
}

function Needs({ overview }: { overview: OperatorOverview }) {
  const needs = needsOf(useSeen(overview));
  if (needs.length === 0) return <Nothing>{t('No action needed.')}</Nothing>;
  return (
    <List>
      {needs.map(({ level, text, fix }) => (
        <Item key={fix.kind === 'form' ? fix.label : text}>
          <LevelMark level={level} />
          <Text>{text}</Text>
          <FixStep fix={fix} />
        </Item>
      ))}
    </List>
  );
}

/** Buttons that lead to the forms with these titles. */
function EverydayCommands({ isPaused }: { isPaused: boolean }) {
  const lead = useLead();
  const commands: (readonly [label: string, form: Words])[] = [
    [t('Start round'), msg('Start New Round')],
    [t('Resolve round'), msg('Resolve Round')],
    // While the game is paused, the list above has the button that ends it.
    ...(isPaused ? [] : [[t('Pause game'), msg('Pause Game')] as const]),
  ];
  return (
    <Commands role="group" aria-label={t('Commands')}>
      {commands.map(([label, name]) => (
        <Button key={label} $small onClick={() => lead({ name })}>
          {label}
        </Button>
      ))}
    </Commands>
  );
}
