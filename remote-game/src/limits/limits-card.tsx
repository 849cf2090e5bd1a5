import { Card, Notice, skipToken, styled, useBoundsQuery } from '@updown/shared';
import { t } from '../../texts/texts';
import { Progress } from '../activity/progress';
import { usePlayer } from '../player/use-player';
import { BreakControl } from './break-control';
import { DayControl } from './day-control';
import type { Limits } from './limit-texts';
import { useSetting } from './use-setting';

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** The player's own limits, which the contract keeps, with the controls that set them. */
export function LimitsCard({ address }: { address: string }) {
  const { address: own, session } = usePlayer();
  const isOwn = session === 'signed-in' && own?.toLowerCase() === address.toLowerCase();
  // Time alone changes them: the day ends, or a looser limit begins.
  const { currentData } = useBoundsQuery(isOwn ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (!isOwn || currentData === undefined) return null;
  return (
    <Card title={t('Your limits')}>
      <Controls limits={currentData.limits} />
    </Card>
  );
}

function Controls({ limits }: { limits: Limits }) {
  const setting = useSetting();
  return (
    <>
      <Muted>
        {t(
          'The contract enforces them for every bet. A lower limit applies at once, a higher one after 24 hours.',
        )}
      </Muted>
      <DayControl limits={limits} setting={setting} />
      <BreakControl breakUntil={limits.breakUntil} setting={setting} />
      <div role="status">
        <Progress kinds={['limits']} />
      </div>
      {setting.error !== null && (
        <Notice tone="error" role="alert">
          {setting.error}
        </Notice>
      )}
    </>
  );
}
