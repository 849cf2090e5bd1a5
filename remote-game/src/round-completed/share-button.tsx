import {
  Button,
  formatAmount,
  formatPrice,
  toastShown,
  useAppDispatch,
  useSymbol,
  useTheme,
  type Theme,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { resultAmount } from '../rules/result-amount';
import { drawPicture } from '../share/draw-picture';
import { offerFile } from '../share/offer-file';
import { sharePicture, type ShareFacts } from '../share/picture';
import { resultLooks, resultTitle, type Result } from './result-looks';
import type { PlayersResult } from './use-round-result';

const SITE = 'UpDown';

interface Known {
  result: Result;
  outcome: PlayersResult;
  symbol: string;
  theme: Theme;
}

/** The content of a result's picture; null while the amount is unknown. */
function factsOf({ result, outcome, symbol, theme }: Known): ShareFacts | null {
  const { round, stake, payout, shown } = outcome;
  const amount = resultAmount({ result, stake, payout });
  if (amount === null) return null;
  const { ink } = resultLooks[result];
  return {
    site: SITE,
    round: t('Round #{id}', { id: round.id }),
    title: t(resultTitle(result, outcome.hasClaimed)),
    amount: `${amount.sign}${formatAmount(amount.units)} ${symbol}`,
    ink: theme.palette[ink],
    isUp: shown.position?.predictedUp === true,
    prices: [
      { label: t('Start Price'), price: formatPrice(round.start_price) },
      ...(round.end_price === null
        ? []
        : [{ label: t('End Price'), price: formatPrice(round.end_price) }]),
    ],
    colors: theme.palette,
  };
}

/** Offers the result as a picture, drawn in the page. */
export function ShareButton({ result, outcome }: Pick<Known, 'result' | 'outcome'>) {
  const theme = useTheme();
  const dispatch = useAppDispatch();
  const facts = factsOf({ result, outcome, symbol: useSymbol(), theme });
  if (facts === null) return null;

  async function share(of: ShareFacts): Promise<void> {
    try {
      const picture = await drawPicture(sharePicture(of), theme.font.body);
      const name = `updown-round-${outcome.round.id}.png`;
      await offerFile(new File([picture], name, { type: 'image/png' }));
    } catch {
      const title = t("Couldn't draw the picture.");
      dispatch(toastShown({ title, message: '', type: 'error' }));
    }
  }
  return <Button onClick={() => void share(facts)}>{t('Share')}</Button>;
}
