import { securityHeaders } from './security-headers';

function policyOf(path: string, development = false) {
  return securityHeaders(path, { development })['content-security-policy'];
}

test('a page runs only our scripts, two of them inside it, and cannot be framed', () => {
  const policy = policyOf('/dashboard');
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test("a page runs a developer's scripts only from the origins that the site allows", () => {
  const origin = 'http://localhost:3000';
  const headers = securityHeaders('/', { development: false, overrides: [origin] });
  const policy = headers['content-security-policy'];
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-\\S+' 'sha256-\\S+' ${origin};`));
  expect(policy).toContain(`connect-src 'self' ${origin};`);
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
