import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ErrorBody } from '@updown/protocol/api/common';
import {
  RemoteErrorBody,
  RemoteStartsBody,
  RemoteVitalsBody,
} from '@updown/protocol/api/telemetry';
import { Type, type Static, type TSchema } from 'typebox';
import { callerOf } from '../plugins/rate-limit';
import type { Services } from './services';

export function telemetryRoutes({
  reports,
}: Pick<Services, 'reports'>): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    const take = <Body extends TSchema>(
      what: string,
      summary: string,
      body: Body,
      report: (body: Static<Body>, caller: string) => void,
    ) =>
      app.post(`/telemetry/${what}`, {
        config: { isCostly: true },
        schema: {
          summary,
          body,
          response: { 204: Type.Null(), '4xx': ErrorBody, '5xx': ErrorBody },
        },
        handler: (request, reply) => {
          report(request.body as Static<Body>, callerOf(request.ip));
          void reply.code(204).send(null);
        },
      });
    const failed = 'Reports that a remote failed in a page';
    const started = 'Reports which remotes started in a page, as the base for a failure rate';
    const felt = 'Reports how quickly the remotes of a page loaded and answered its visitor';
    take('remote-error', failed, RemoteErrorBody, (...given) => reports.failed(...given));
    take('remote-starts', started, RemoteStartsBody, (...given) => reports.started(...given));
    take('remote-vitals', felt, RemoteVitalsBody, (...given) => reports.felt(...given));
    done();
  };
}
