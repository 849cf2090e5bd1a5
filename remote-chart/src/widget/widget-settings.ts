import type { Theme } from '@updown/shared';

/**
 * Where the provider's chart script is, decided when the remote is built (`CHART_WIDGET_SCRIPT`). Empty: the player is
 * offered our own chart alone. Even with an address nothing is fetched from the provider until a player asks for its
 * chart: it learns of nobody who did not choose it, and the page works where it cannot be reached.
 */
export const widgetScript = (): string => process.env.CHART_WIDGET_SCRIPT ?? '';

/** USDC/WETH, the Uniswap pool that the chart shows whatever is asked for. */
const PAIR_ADDRESS = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640';

/** What the widget is created with. */
export function widgetSettings({ color }: Theme, timeZone: string) {
  return {
    autoSize: true,
    chainId: '0x1',
    pairAddress: PAIR_ADDRESS,
    defaultInterval: '1H',
    timeZone,
    locale: 'en',
    theme: 'dark',
    backgroundColor: color.surface,
    gridColor: color.line,
    textColor: color.muted,
    candleUpColor: color.up,
    candleDownColor: color.down,
    showHoldersChart: false,
    hideLeftToolbar: false,
    hideTopToolbar: false,
    hideBottomToolbar: false,
  };
}
