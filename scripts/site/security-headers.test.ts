import { securityHeaders } from './security-headers';

const policyOf = (path: string, development = false) =>
  securityHeaders(path, { development })['content-security-policy'];

test('a page runs only our scripts, and nobody frames it', () => {
  const policy = policyOf('/dashboard');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test("a remote's document is sandboxed, even when it is opened by itself", () => {
  for (const path of ['/remotes/chart/0.1.0/widget-frame.0a1b2c3d.html', '/remotes/a/1/b.html?x']) {
    expect(policyOf(path)).toContain('sandbox allow-scripts;');
    expect(policyOf(path)).toContain("frame-ancestors 'self'");
  }
});

test('no other path gets the looser policy', () => {
  for (const path of ['/', '/index.html', '/?/remotes/x.html', '/remotes/chart/0.1.0/main.js']) {
    expect(policyOf(path)).not.toContain('sandbox');
  }
});

test('only while developing, styles and code may be evaluated', () => {
  expect(policyOf('/', true)).toContain("'unsafe-eval'");
});
