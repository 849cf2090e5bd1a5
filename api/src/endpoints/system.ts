import { Type } from 'typebox';
import * as system from '../schemas/system';
import { answers } from '../schemas/responses';

const free = { isFree: true };

/** Answered when other calls are turned away too: whoever watches must see why. */
const probe = { ...free, pressureHandler: () => undefined };

export const systemEndpoints = {
  config: {
    method: 'GET',
    url: '/config',
    config: free,
    schema: {
      tags: ['system'],
      summary: 'What a page must know of this deployment',
      response: answers(system.Config),
    },
  },
  time: {
    method: 'GET',
    url: '/time',
    config: free,
    schema: {
      tags: ['system'],
      summary: "The game's clock",
      response: answers(system.TimeResponse),
    },
  },
  health: {
    method: 'GET',
    url: '/health',
    config: probe,
    schema: { tags: ['system'], summary: 'Liveness', response: answers(system.Health) },
  },
  ready: {
    method: 'GET',
    url: '/ready',
    config: probe,
    schema: {
      tags: ['system'],
      summary:
        'Readiness: 503 until the index has caught up with the chain, and while the chain is silent',
      response: { 200: system.Ready, 503: system.Ready },
    },
  },
  metrics: {
    method: 'GET',
    url: '/metrics',
    config: probe,
    schema: {
      tags: ['system'],
      summary: 'Prometheus figures',
      produces: ['text/plain'],
      response: { 200: Type.String() },
    },
  },
  events: {
    method: 'GET',
    url: '/events',
    config: free,
    schema: {
      tags: ['system'],
      summary:
        'Server-sent events; their names and data are the properties of StreamEvents. A heartbeat with the data {} comes every 15 s',
      produces: ['text/event-stream'],
      response: { 200: Type.String() },
    },
  },
} as const;
