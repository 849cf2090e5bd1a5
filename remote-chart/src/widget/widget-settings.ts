/**
 * The URL of the provider's chart script, set at build time by `CHART_WIDGET_SCRIPT`. If empty, the page offers only our own
 * chart. The page requests nothing from the provider until the player selects its chart, so the provider does not see other
 * players.
 */
export function widgetScript(): string {
  return process.env.CHART_WIDGET_SCRIPT ?? '';
}

/** The Uniswap pool USDC/WETH, as specified. */
const PAIR_ADDRESS = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640';

/** The settings for the widget. Its colours are fixed and do not follow the page's theme. */
export function widgetSettings(timeZone: string) {
  return {
    autoSize: true,
    chainId: '0x1',
    pairAddress: PAIR_ADDRESS,
    defaultInterval: '1H',
    timeZone,
    locale: 'en',
    theme: 'dark',
    backgroundColor: '#11151c',
    gridColor: '#252d3a',
    textColor: '#9aa7bb',
    candleUpColor: '#3ecf9a',
    candleDownColor: '#ff7a85',
    showHoldersChart: false,
    hideLeftToolbar: false,
    hideTopToolbar: false,
    hideBottomToolbar: false,
  };
}
