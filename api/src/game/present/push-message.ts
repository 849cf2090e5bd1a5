import type { PushLanguage } from '@updown/protocol/api/push';
import { isWinner } from '../payout';
import type { Outcome } from '../round';
import { amountOf } from '../units';

/** A notification, as the page's service worker shows it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A later notification with the same tag replaces the earlier one, also one of an open page. */
  readonly tag: string;
  readonly language: PushLanguage;
}

interface Bet {
  readonly kind: 'ended' | 'paid';
  readonly round_id: number;
  readonly outcome: Outcome;
  readonly up: boolean;
  readonly claimed: bigint | null;
  readonly language: PushLanguage;
}

interface Texts {
  readonly ended: string;
  readonly won: string;
  readonly lost: string;
  readonly draw: string;
  readonly void: string;
  readonly paid: string;
  readonly amount: string;
}

const texts: Readonly<Record<PushLanguage, Texts>> = {
  en: {
    ended: 'Your round has ended',
    won: 'You won round #{round}.',
    lost: 'You lost round #{round}.',
    draw: 'Round #{round} is a draw. Your stake comes back.',
    void: 'Round #{round} is void. Your stake comes back.',
    paid: 'Paid to your wallet',
    amount: '{amount} from round #{round}',
  },
  es: {
    ended: 'Tu ronda ha terminado',
    won: 'Ganaste la ronda #{round}.',
    lost: 'Perdiste la ronda #{round}.',
    draw: 'La ronda #{round} terminó en empate. Tu apuesta vuelve.',
    void: 'La ronda #{round} quedó anulada. Tu apuesta vuelve.',
    paid: 'Pagado a tu billetera',
    amount: '{amount} de la ronda #{round}',
  },
  tr: {
    ended: 'Turunuz bitti',
    won: '#{round} numaralı turu kazandınız.',
    lost: '#{round} numaralı turu kaybettiniz.',
    draw: '#{round} numaralı tur berabere bitti. Bahsiniz iade ediliyor.',
    void: '#{round} numaralı tur iptal edildi. Bahsiniz iade ediliyor.',
    paid: 'Cüzdanınıza ödendi',
    amount: '#{round} numaralı turdan {amount}',
  },
  vi: {
    ended: 'Vòng của bạn đã kết thúc',
    won: 'Bạn đã thắng vòng #{round}.',
    lost: 'Bạn đã thua vòng #{round}.',
    draw: 'Vòng #{round} hòa. Tiền cược được hoàn lại.',
    void: 'Vòng #{round} bị hủy. Tiền cược được hoàn lại.',
    paid: 'Đã trả vào ví của bạn',
    amount: '{amount} từ vòng #{round}',
  },
  zh: {
    ended: '您的一轮已结束',
    won: '您赢了第 #{round} 轮。',
    lost: '您输了第 #{round} 轮。',
    draw: '第 #{round} 轮平局，投注将退回。',
    void: '第 #{round} 轮作废，投注将退回。',
    paid: '已支付到您的钱包',
    amount: '第 #{round} 轮：{amount}',
  },
};

/** As the pages write amounts: grouped, and truncated after six decimals. */
function formatted(amount: bigint, language: PushLanguage): string {
  const format = new Intl.NumberFormat(language, {
    useGrouping: 'always',
    maximumFractionDigits: 6,
  });
  const whole = amount - (amount % 10n ** 12n);
  return format.format(amountOf(whole) as `${number}`);
}

function resultOf(bet: Bet): 'won' | 'lost' | 'draw' | 'void' {
  if (bet.outcome === 'Draw') return 'draw';
  if (bet.outcome === 'Void') return 'void';
  return isWinner(bet, bet) ? 'won' : 'lost';
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The text of a notification. Undefined if a reorganisation has undone the result or the payout. */
export function pushMessage(bet: Bet, symbol: string): PushMessage | undefined {
  const { kind, round_id, outcome, claimed, language } = bet;
  const own = texts[language];
  const round = `${round_id}`;
  if (kind === 'ended') {
    if (outcome === 'Pending') return undefined;
    const body = filled(own[resultOf(bet)], { round });
    return { title: own.ended, body, tag: `round-${round}`, language };
  }
  if (claimed === null) return undefined;
  const amount = `${formatted(claimed, language)} ${symbol}`;
  const body = filled(own.amount, { amount, round });
  return { title: own.paid, body, tag: `paid-${round}`, language };
}
