// Shows the notifications that the API pushes to a closed page, and opens the site when one is pressed. Nothing else: it
// handles no request and keeps no file (docs/decisions/no-service-worker.md), and its scope contains no page.

/** Always shows something: browsers end the subscription of a site that does not. */
self.addEventListener('push', (event) => {
  const { title, body, tag, language } = event.data.json();
  const options = { body, tag, lang: language, icon: 'icons/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openSite());
});

async function openSite() {
  const [page] = await self.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  });
  await (page ? page.focus() : self.clients.openWindow('.'));
}
