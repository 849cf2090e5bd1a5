// Shows the notifications that the API pushes to a closed page, opens the game when one is pressed, and reports a changed
// subscription. Nothing else: it handles no request and keeps no file (docs/decisions/no-service-worker.md), and its scope
// contains no page.

/** For a message that names nothing, by language: browsers end the subscription of a site that shows nothing. */
const NEWS = {
  en: 'There is news of your rounds.',
  es: 'Hay novedades de tus rondas.',
  tr: 'Turlarınızla ilgili yenilik var.',
  vi: 'Có tin mới về các vòng của bạn.',
  zh: '您的回合有新消息。',
};

/** The message of the API, as far as it is one. */
function messageIn(data) {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

function textOr(value, other) {
  return typeof value === 'string' && value !== '' ? value : other;
}

self.addEventListener('push', (event) => {
  const { title, body, tag, language } = messageIn(event.data);
  const isNamed = textOr(title, '') !== '';
  const lang = textOr(language, self.navigator?.language ?? 'en').split('-')[0];
  const options = {
    body: textOr(body, isNamed ? '' : (NEWS[lang] ?? NEWS.en)),
    tag: textOr(tag, 'news'),
    lang,
    icon: 'icons/icon-192.png',
  };
  event.waitUntil(self.registration.showNotification(textOr(title, 'UpDown'), options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openGame());
});

/** The game's page, and not another document of the site, such as that of the API. */
async function openGame() {
  const { pathname } = new URL('.', self.location);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const game = pages.find(({ url }) => new URL(url).pathname === pathname);
  await (game ? game.focus() : self.clients.openWindow('.'));
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(followChange(event));
});

/** Without the old subscription, the next visit of the player renews it. */
async function followChange({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const { pushManager } = self.registration;
  const next = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = next.toJSON();
  await fetch(new URL('api/push/changed', self.location), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ was: oldSubscription.endpoint, endpoint, keys }),
  });
}
