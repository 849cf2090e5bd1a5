import { Type } from 'typebox';
import { ErrorBody } from '../../game/schemas/common';
import { RemoteErrorBody, RemoteStartsBody, RemoteVitalsBody } from '../../game/schemas/telemetry';

export const telemetryEndpoints = {
  remoteError: {
    method: 'POST',
    url: '/telemetry/remote-error',
    config: { isCostly: true },
    schema: {
      tags: ['system'],
      summary: 'Reports that a remote failed in a page',
      body: RemoteErrorBody,
      response: { 204: Type.Null(), '4xx': ErrorBody, '5xx': ErrorBody },
    },
  },
  remoteStarts: {
    method: 'POST',
    url: '/telemetry/remote-starts',
    config: { isCostly: true },
    schema: {
      tags: ['system'],
      summary: 'Reports which remotes started in a page, as the base for a failure rate',
      body: RemoteStartsBody,
      response: { 204: Type.Null(), '4xx': ErrorBody, '5xx': ErrorBody },
    },
  },
  remoteVitals: {
    method: 'POST',
    url: '/telemetry/remote-vitals',
    config: { isCostly: true },
    schema: {
      tags: ['system'],
      summary: 'Reports how quickly the remotes of a page loaded and answered its visitor',
      body: RemoteVitalsBody,
      response: { 204: Type.Null(), '4xx': ErrorBody, '5xx': ErrorBody },
    },
  },
} as const;
