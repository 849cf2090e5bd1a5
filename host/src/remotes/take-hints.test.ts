function link(href: string): string {
  return `<link rel="preload" href="${href}">`;
}

function hinted(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((each) => each.getAttribute('href'));
}

test("the hints take effect as the host's script runs, those behind an entry as soon as it is there", async () => {
  document.head.innerHTML = `
    <template class="after-host">${link('/rest.js')}</template>
    <template class="after-host">${link('/game/entry.js')}${link('/game/first.js')}</template>
    <template data-after="/game/entry.js">${link('/chart/entry.js')}</template>`;
  await import('./take-hints');
  const first = ['/rest.js', '/game/entry.js', '/game/first.js'];
  expect(hinted()).toEqual(first);
  document.querySelector('[href="/game/first.js"]')!.dispatchEvent(new Event('load'));
  expect(hinted()).toEqual(first);
  document.querySelector('[href="/game/entry.js"]')!.dispatchEvent(new Event('load'));
  expect(hinted()).toEqual([...first, '/chart/entry.js']);
});

export {};
