import { securityHeaders } from './site';

function policyOf(path: string, development = false) {
  return securityHeaders(path, { development })['content-security-policy'];
}

test('a page runs only our scripts, two of them inside it, and cannot be framed', () => {
  const policy = policyOf('/dashboard');
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2} https: /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('only a page, whose own policy says which, may name other origins', () => {
  for (const path of ['/', '/dashboard?x=1.5', '/players/0x70']) {
    expect(policyOf(path)).toContain("connect-src 'self' https: http://localhost:*");
  }
  for (const path of [
    '/host.html',
    '/main.0a1b2c3d.js',
    '/site.json',
    '/remotes/game/0.1.0/a.js',
  ]) {
    expect(policyOf(path)).toContain("connect-src 'self';");
  }
  expect(policyOf('/', true)).toContain("connect-src 'self' ws:;");
});

test("a page has only the host's Trusted Types policy and submits no form", () => {
  const policy = policyOf('/');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/trusted-types default(;|$)/);
  expect(policy).toContain("form-action 'none'");
  expect(policyOf('/', true)).not.toContain('trusted-types');
});

test("a remote's document is sandboxed, even if it is opened by itself", () => {
  for (const path of ['/remotes/chart/0.1.0/widget-frame.0a1b2c3d.html', '/remotes/a/1/b.html?x']) {
    expect(policyOf(path)).toContain('sandbox allow-scripts;');
    expect(policyOf(path)).toContain("frame-ancestors 'self'");
    // The provider's script runs there, and it may set plain strings.
    expect(policyOf(path)).not.toContain('trusted-types');
  }
});

test('no other path gets the looser policy', () => {
  for (const path of ['/', '/index.html', '/?/remotes/x.html', '/remotes/chart/0.1.0/main.js']) {
    expect(policyOf(path)).not.toContain('sandbox');
  }
});

test('only development allows inline styles and evaluated code', () => {
  expect(policyOf('/', true)).toContain("'unsafe-eval'");
});
