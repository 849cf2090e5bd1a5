import { startCall, startTracing, tracedRequest } from './tracing';

const settings = { OTEL_SERVICE_NAME: 'test', OTEL_TRACES_SAMPLER_ARG: 0 };
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test('without a collector, a call has no trace', async () => {
  expect(await startTracing({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: undefined })).toBe(
    undefined,
  );
  expect(startCall('POST /api/predict', { traceparent: TRACEPARENT })).toBeUndefined();
});

describe('with a collector', () => {
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    stop = await startTracing({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  });
  afterAll(() => stop?.());

  test("the operator's share decides what is sent, whatever the caller asks for", () => {
    const { header, traceId } = startCall('POST /api/predict', { traceparent: TRACEPARENT }) ?? {};
    expect(traceId).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(header).toMatch(/-00$/);
  });

  test.each(['', 'nonsense', `${TRACEPARENT}\n{"level":60}`, TRACEPARENT.replace(/4bf\w+/, '0')])(
    'a caller cannot choose anything but a trace id: %j',
    (wrong) => {
      const { traceId } = startCall('POST /api/predict', { traceparent: wrong }) ?? {};
      expect(traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(traceId).not.toContain('4bf92f35');
    },
  );

  test('a request outside of a call is no trace', async () => {
    expect(
      await tracedRequest(
        () => 'eth_blockNumber',
        (headers) => Promise.resolve(headers),
      ),
    ).toEqual({});
  });
});
