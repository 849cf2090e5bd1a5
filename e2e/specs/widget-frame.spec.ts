import { DEEP } from '../fixtures/deep';
import { expect, test } from '../fixtures/test';

const PROVIDER = `self.createMyWidget = (id, { pairAddress }) => {
  document.getElementById(id).textContent = 'The chart of ' + pairAddress;
};`;
const ATTACK = { script: "data:text/javascript,document.body.textContent='Your seed phrase?'" };

test(
  "the provider's chart runs in our page alone, and by no other script",
  DEEP,
  async ({ visitor }) => {
    await visitor.route('https://moralis.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PROVIDER }),
    );
    await visitor.goto('/');
    await visitor.getByText('Market', { exact: true }).click();
    const frame = visitor.locator('iframe[title="Moralis price chart"]');
    await expect(frame.contentFrame().getByText(/The chart of 0x88e6/)).toBeVisible();
    const address = new URL((await frame.getAttribute('src')) ?? '', visitor.url());

    // Attacks as a page can: through the URL, and with a message from the window that opened it.
    address.hash = JSON.stringify(ATTACK);
    const [opened] = await Promise.all([
      visitor.waitForEvent('popup'),
      visitor.evaluate((href) => void window.open(href), address.href),
    ]);
    await opened.waitForLoadState();
    await opened.evaluate((message) => window.postMessage(message, '*'), {
      ...ATTACK,
      settings: ATTACK,
    });
    await expect(opened.locator('head script')).toHaveCount(0);
    await expect(opened.locator('#price-chart-widget-container')).toBeEmpty();
  },
);
