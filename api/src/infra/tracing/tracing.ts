import type * as OpenTelemetry from '@opentelemetry/api';
import type { Context, Span, SpanOptions } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace-node';
import type { Settings } from '../settings/settings';
import { VERSION } from '../version';

/** Undefined unless the operator has a collector. Until then the SDK is not loaded, and no call is slower. */
let otel: typeof OpenTelemetry | undefined;

type TracingSettings = Pick<
  Settings,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Sends traces to the collector, if there is one. Resolves to the function that sends the last ones. */
export async function startTracing(
  settings: TracingSettings,
): Promise<(() => Promise<void>) | undefined> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { NOT_RECORD, RECORD_AND_SAMPLED } = sdk.SamplingDecision;
  const ratio = settings.OTEL_TRACES_SAMPLER_ARG;
  const drawn: Sampler = {
    shouldSample: () => ({ decision: Math.random() < ratio ? RECORD_AND_SAMPLED : NOT_RECORD }),
    toString: () => `Drawn{${ratio}}`,
  };
  // A collector that is away must not hold up the stop for long.
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 3_000 });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.version': VERSION,
    }),
    // Drawn here for each call: neither the flag nor the trace id of a caller makes the operator store more.
    sampler: new sdk.ParentBasedSampler({
      root: drawn,
      remoteParentSampled: drawn,
      remoteParentNotSampled: drawn,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
  otel = api;
  return async () => {
    otel = undefined;
    await provider.shutdown().catch(() => undefined);
  };
}

/** A span and the context in which its children start. */
export interface Traced {
  readonly span: Span;
  readonly context: Context;
  readonly traceId: string;
  /** The span as W3C Trace Context writes it. */
  readonly header: string;
  /** Marks the span as failed. */
  readonly fail: (message?: string) => void;
  /** Runs `work`, and whatever it waits for, as a part of the span. */
  readonly run: <Result>(work: () => Result) => Result;
}

function start(
  api: typeof OpenTelemetry,
  name: string,
  options: SpanOptions,
  parent: Context,
): Traced {
  const span = api.trace.getTracer('updown').startSpan(name, options, parent);
  const context = api.trace.setSpan(parent, span);
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    span,
    context,
    traceId,
    header: `00-${traceId}-${spanId}-0${traceFlags.toString(16)}`,
    fail: (message) =>
      void span.setStatus({
        code: api.SpanStatusCode.ERROR,
        ...(message !== undefined && { message }),
      }),
    run: (work) => api.context.with(context, work),
  };
}

/** Starts the span of a call, in the trace that the caller's `traceparent` names. Undefined without a collector. */
export function startCall(name: string, headers: object): Traced | undefined {
  if (otel === undefined) return undefined;
  const caller = otel.propagation.extract(otel.ROOT_CONTEXT, headers);
  return start(otel, name, { kind: otel.SpanKind.SERVER }, caller);
}

export function startChild(name: string, parent: Context): Traced | undefined {
  return otel && start(otel, name, {}, parent);
}

/** The context of the caller; undefined outside of a traced call. */
export function tracedContext(): Context | undefined {
  const context = otel?.context.active();
  return context && otel?.trace.getSpan(context) ? context : undefined;
}

/** Runs `work` as a part of `context`, or of no trace. */
export function inContext<Result>(context: Context | undefined, work: () => Result): Result {
  return otel === undefined ? work() : otel.context.with(context ?? otel.ROOT_CONTEXT, work);
}

/** Sends a request to another server. In a traced call, the request is a span, and its `traceparent` names it. */
export async function tracedRequest<Result>(
  name: () => string,
  send: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const parent = tracedContext();
  if (otel === undefined || parent === undefined) return send({});
  const { span, header, fail, run } = start(otel, name(), { kind: otel.SpanKind.CLIENT }, parent);
  try {
    return await run(() => send({ traceparent: header }));
  } catch (error) {
    fail((error as Error).message);
    throw error;
  } finally {
    span.end();
  }
}
