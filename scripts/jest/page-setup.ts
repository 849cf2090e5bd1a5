import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a test may wait for what it is sure to see: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

// A browser resolves a path against its page; Node's Request knows no page.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

// The API slice logs every exchange at debug level, which would bury a test's own output.
console.debug = () => undefined;
