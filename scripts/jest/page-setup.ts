import '@testing-library/jest-dom';

// A browser resolves a path against its page; Node's Request knows no page.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

// The API slice logs every exchange at debug level, which would bury a test's own output.
console.debug = () => undefined;
