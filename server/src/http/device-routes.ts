import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { closed, Device, Failure } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import type { Services } from '../services.ts';

const Devices = Type.Array(Device);
const tags = ['guest'];

/** Routes for the devices of a player, each known by a cookie of its own. */
export function deviceRoutes(fastify: FastifyInstance, { sessions }: Services): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();

  app.get(
    '/api/devices',
    {
      schema: {
        tags,
        summary: 'The devices on which I am known',
        response: { 200: Devices, '4xx': Failure },
      },
    },
    (request) => sessions.devices(request),
  );

  app.delete(
    '/api/devices/:device',
    {
      schema: {
        tags,
        summary: 'Forget me on another device',
        params: Type.Object({ device: Device.properties.id }, closed),
        response: { 200: Devices, '4xx': Failure },
      },
    },
    async (request) => {
      await sessions.forgetDevice(request, request.params.device);
      return sessions.devices(request);
    },
  );

  app.delete(
    '/api/devices',
    {
      schema: {
        tags,
        summary: 'Forget me on all other devices',
        response: { 200: Devices, '4xx': Failure },
      },
    },
    async (request) => {
      await sessions.endOthers(request);
      return sessions.devices(request);
    },
  );

  app.post(
    '/api/sign-out',
    {
      schema: {
        tags,
        summary: 'Forget me on this device',
        response: { 200: Type.Object({}, closed), '4xx': Failure },
      },
    },
    async (request, reply) => {
      await sessions.need(request);
      await sessions.end(request, reply);
      return {};
    },
  );
}
