import { Card, Steps, styled, useConfigQuery, formatDuration, msg } from '@updown/shared';
import type { ReactNode } from 'react';
import { t } from '../../texts/texts';

const Subtitle = styled.h3`
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  padding-left: 1.2em;
  list-style: disc;
`;

// Beside each other where the card is wide.
const Text = styled.div`
  columns: 3 16rem;
  column-gap: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.sm};

  > * {
    break-inside: avoid;
  }
  > * + * {
    margin-top: ${({ theme }) => theme.space.md};
  }
  p,
  ul {
    color: ${({ theme }) => theme.color.muted};
  }
`;

const Example = styled.div`
  padding: ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.raised};
  border-radius: ${({ theme }) => theme.radius.sm};
`;

function stepsOf(roundDuration: number | undefined) {
  const result =
    roundDuration === undefined
      ? t('After its end the end price decides.')
      : t('After {duration} the end price decides.', { duration: formatDuration(roundDuration) });
  return [
    [t('Connect your wallet'), t('Connect your wallet and sign the login message.')],
    [t('Make a prediction'), t('Choose your stake and predict whether ETH goes UP or DOWN.')],
    [t('Wait for the results'), result],
    [t('Claim your rewards'), t('If you were right, claim your winnings.')],
  ] as const;
}

const tips = [
  msg('Look at the price chart before you predict.'),
  msg('Start with a small stake until you know the game.'),
  msg('Keep some ETH in your wallet for gas.'),
];

/** What to do, in four steps with an example. */
function FirstSteps() {
  const { roundDuration } = useConfigQuery().data ?? {};
  return (
    <>
      <Steps steps={stepsOf(roundDuration)} />
      <Example>
        <Subtitle>{t('Example')}</Subtitle>
        <p>
          {t(
            'Your balance is 100K. You bet 10K on UP and win: you claim about 19K, for about 9K profit.',
          )}
        </p>
      </Example>
    </>
  );
}

function TipList() {
  return (
    <List>
      {tips.map((tip) => (
        <li key={tip}>{t(tip)}</li>
      ))}
    </List>
  );
}

function Notes() {
  const { predictionLock: lock } = useConfigQuery().data ?? {};
  return (
    <div>
      <Subtitle>{t('Important notes')}</Subtitle>
      <List>
        <li>{t('One prediction per round.')}</li>
        <li>
          {lock === undefined
            ? t('No prediction in the last seconds.')
            : t('No prediction in the last {lock} seconds.', { lock })}
        </li>
        <li>{t('You need a sufficient balance.')}</li>
        <li>{t('Predictions are final.')}</li>
      </List>
    </div>
  );
}

function GuideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <Text>{children}</Text>
    </Card>
  );
}

/** The whole guide in one card. */
export function HowToUse() {
  return (
    <GuideCard title={t('How to Use')}>
      <FirstSteps />
      <div>
        <Subtitle>{t('Tips')}</Subtitle>
        <TipList />
      </div>
      <Notes />
    </GuideCard>
  );
}

/** The guide without its tips, where columns of about the same height need two cards. */
export function HowToUseSteps() {
  return (
    <GuideCard title={t('How to Use')}>
      <FirstSteps />
    </GuideCard>
  );
}

export function Tips() {
  return (
    <GuideCard title={t('Tips')}>
      <TipList />
      <Notes />
    </GuideCard>
  );
}
