import { Type } from 'typebox';
import { answers } from '../../game/schemas/responses';
import * as system from '../../game/schemas/system';

const free = { isFree: true };

/** Answered even under overload, so that monitoring sees the cause. */
const probe = { ...free, pressureHandler: () => undefined };

export const systemEndpoints = {
  config: {
    method: 'GET',
    url: '/config',
    config: free,
    schema: {
      tags: ['system'],
      summary: "The deployment's configuration, for the pages",
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
        'Readiness: 503 with a reason until the index has caught up with the chain, and while the index is stalled or the chain is silent',
      response: { 200: system.Ready, 503: system.Ready },
    },
  },
  metrics: {
    method: 'GET',
    url: '/metrics',
    config: probe,
    schema: {
      tags: ['system'],
      summary: 'Prometheus metrics',
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
        'Server-sent events, with the names and data of the properties of StreamEvents. A heartbeat with the data {} follows 4 s without an event',
      produces: ['text/event-stream'],
      response: { 200: Type.String() },
    },
  },
} as const;
