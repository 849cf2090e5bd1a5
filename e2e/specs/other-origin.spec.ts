import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { freePort } from '../../api/test/free-port';
import { releaseBuilt } from '../../remote-kit/src/release/commands/release-built';
import { folderStore } from '../../remote-kit/src/release/store/folder-store';
import { tryInHost } from '../../remote-kit/src/release/trial/try-in-host';
import { DEEP } from '../fixtures/deep';
import { expect, test as base } from '../fixtures/new-game';
import { builtRemote } from '../releases/built';
import { asVersion } from '../releases/other-version';
import { startNginxSite, type NginxSite } from '../stack/nginx-site';

declare global {
  interface Window {
    /** The script elements that the page has had for another origin. */
    scriptsElsewhere: Pick<HTMLScriptElement, 'src' | 'integrity' | 'crossOrigin'>[];
  }
}

/** A server on another origin, with the addresses that a browser has asked it for. */
async function startCdn() {
  const folder = await mkdtemp(join(tmpdir(), 'cdn-'));
  const seen: string[] = [];
  const server = Fastify({ forceCloseConnections: true });
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers['user-agent']?.includes('Mozilla')) seen.push(request.url);
    reply.header('access-control-allow-origin', '*');
    done();
  });
  await server.register(fastifyStatic, { root: folder });
  const port = await freePort();
  await server.listen({ port, host: 'localhost' });
  return {
    at: `http://localhost:${port}`,
    files: folderStore(folder),
    seen,
    stop: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

type Cdn = Awaited<ReturnType<typeof startCdn>>;

const test = base.extend<{ site: NginxSite; cdn: Cdn; stranger: Cdn }>({
  site: async ({ stack }, use) => {
    const site = await startNginxSite(stack);
    await use(site);
    await site.stop();
  },
  cdn: async ({ browserName: _ }, use) => {
    const cdn = await startCdn();
    await use(cdn);
    await cdn.stop();
  },
  stranger: async ({ browserName: _ }, use) => {
    const stranger = await startCdn();
    await use(stranger);
    await stranger.stop();
  },
});

// The site takes the port of the dashboard's own site, which other tests of the worker may use.
test.use({ gameOf: 'behind nginx' });

test(
  "a remote runs from its team's own origin, and the policy refuses every origin that the descriptor does not name",
  DEEP,
  async ({ site, cdn, stranger, context, visitor: page, faults }) => {
    // Chromium asks for permission before a page from another network reaches this machine.
    await context.grantPermissions(['local-network-access']);
    const built = asVersion(await builtRemote('leaderboard'), '9.0.0');
    const elsewhere = { at: cdn.at, files: cdn.files };
    // nginx keeps running as it was started.
    await releaseBuilt(site.store, built, { share: 100, tried: tryInHost, elsewhere });

    // The loaders remove a script's element when it has run.
    await page.addInitScript((origin) => {
      window.scriptsElsewhere = [];
      const note = (node: Node) => {
        if (!(node instanceof HTMLScriptElement) || !node.src.startsWith(origin)) return;
        const { src, integrity, crossOrigin } = node;
        window.scriptsElsewhere.push({ src, integrity, crossOrigin });
      };
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records) addedNodes.forEach(note);
      });
      observer.observe(document, { childList: true, subtree: true });
    }, cdn.at);
    await page.goto(`${site.url}/leaderboard`);
    await expect(page.getByText('All time')).toBeVisible();
    const loaded = await page.evaluate(() => window.scriptsElsewhere);
    expect(loaded.length).toBeGreaterThan(1);
    for (const { src, integrity, crossOrigin } of loaded) {
      const name = src.slice(`${cdn.at}/remotes/leaderboard/9.0.0/`.length);
      expect([name, integrity, crossOrigin]).toEqual([name, built.file.files[name], 'anonymous']);
    }

    faults.expect(/Content Security Policy/, /ERR_BLOCKED_BY_CSP|csp/);
    const refused = await page.evaluate(
      (origin) =>
        new Promise<string[]>((resolve) => {
          const violations: string[] = [];
          document.addEventListener('securitypolicyviolation', (violation) => {
            violations.push(
              `${violation.effectiveDirective.replace('-elem', '')} ${new URL(violation.blockedURI).origin}`,
            );
            if (violations.length === 2) resolve(violations.toSorted());
          });
          // A hint, because the page's Trusted Types policy allows no such script element in the first place.
          const hint = Object.assign(document.createElement('link'), {
            rel: 'preload',
            as: 'script',
          });
          hint.href = `${origin}/script.js`;
          document.head.append(hint);
          void fetch(`${origin}/data.json`).catch(() => undefined);
        }),
      stranger.at,
    );
    expect(refused).toEqual([`connect-src ${stranger.at}`, `script-src ${stranger.at}`]);
    expect(stranger.seen).toEqual([]);
  },
);
