import { Type } from 'typebox';
import { ErrorBody } from '../../game/schemas/common';
import { RemoteErrorBody } from '../../game/schemas/telemetry';

export const telemetryEndpoints = {
  remoteError: {
    method: 'POST',
    url: '/telemetry/remote-error',
    config: { isCostly: true },
    schema: {
      tags: ['system'],
      summary: 'Reports the failure of a remote in a page',
      body: RemoteErrorBody,
      response: { 204: Type.Null(), '4xx': ErrorBody, '5xx': ErrorBody },
    },
  },
} as const;
