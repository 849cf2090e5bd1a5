import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ErrorBody } from '../../game/schemas/common';
import { RemoteErrorBody, RemoteStartsBody, RemoteVitalsBody } from '../../game/schemas/telemetry';
import { callerOf } from '../plugins/rate-limit';
import type { Services } from './services';

type Needs = Pick<Services, 'remoteErrors' | 'remoteVitals'>;

export function telemetryRoutes({
  remoteErrors,
  remoteVitals,
}: Needs): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post('/telemetry/remote-error', {
      config: { isCostly: true },
      schema: {
        summary: 'Reports that a remote failed in a page',
        body: RemoteErrorBody,
        response: { 204: Type.Null(), '4xx': ErrorBody, '5xx': ErrorBody },
      },
      handler: (request, reply) => {
        remoteErrors.report(request.body, callerOf(request.ip));
        void reply.code(204).send(null);
      },
    });
    app.post('/telemetry/remote-starts', {
      config: { isCostly: true },
      schema: {
        summary: 'Reports which remotes started in a page, as the base for a failure rate',
        body: RemoteStartsBody,
        response: { 204: Type.Null(), '4xx': ErrorBody, '5xx': ErrorBody },
      },
      handler: (request, reply) => {
        remoteErrors.started(request.body, callerOf(request.ip));
        void reply.code(204).send(null);
      },
    });
    app.post('/telemetry/remote-vitals', {
      config: { isCostly: true },
      schema: {
        summary: 'Reports how quickly the remotes of a page loaded and answered its visitor',
        body: RemoteVitalsBody,
        response: { 204: Type.Null(), '4xx': ErrorBody, '5xx': ErrorBody },
      },
      handler: (request, reply) => {
        remoteVitals(request.body, callerOf(request.ip));
        void reply.code(204).send(null);
      },
    });
    done();
  };
}
