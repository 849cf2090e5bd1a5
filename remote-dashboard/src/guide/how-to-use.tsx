import { Card, Steps, styled, useConfigQuery } from '@updown/shared';

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

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.sm};

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

const steps = [
  ['Connect your wallet', 'Connect it in the header and sign in with its signature.'],
  ['Make a prediction', 'Choose your stake and predict whether ETH goes UP or DOWN.'],
  ['Wait for the results', 'The round ends, and its end price decides it.'],
  ['Claim your rewards', 'If you were right, claim what you won.'],
] as const;

const tips = [
  'Look at the price chart before you predict.',
  'Start with a small stake until you know the game.',
  'Keep some ETH in your wallet for gas.',
];

/** How the game is played. */
export function HowToUse() {
  const lock = useConfigQuery().data?.predictionLock;
  return (
    <Card title="How to Use">
      <Text>
        <Steps steps={steps} />
        <Example>
          <Subtitle>Example</Subtitle>
          <p>
            Your balance is 100K. You bet 10K on UP and win: you claim about 19K, for about 9K
            profit.
          </p>
        </Example>
        <div>
          <Subtitle>Tips</Subtitle>
          <List>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </List>
        </div>
        <div>
          <Subtitle>Important notes</Subtitle>
          <List>
            <li>One prediction per round.</li>
            <li>No prediction in the last {lock === undefined ? '' : `${lock} `}seconds.</li>
            <li>You need a sufficient balance.</li>
            <li>Predictions are final.</li>
          </List>
        </div>
      </Text>
    </Card>
  );
}
