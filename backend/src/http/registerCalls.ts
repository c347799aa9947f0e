import type { Call, NamesOf } from '@adviestool/contract/calls/call';
import type { FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';

import type { App } from './services.ts';

type PartOf<Declared, Part extends string> =
  Declared extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? z.output<Schema>
    : unknown;

type AskedOf<Declared extends Call> = FastifyRequest & {
  params: Record<NamesOf<Declared['path']>, string>;
  query: PartOf<Declared, 'query'>;
  body: PartOf<Declared, 'body'>;
};

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** What a handler answers with, or the reply that it sent itself. */
type AnswerOf<Declared extends Call> =
  | FastifyReply
  | InputOf<Declared['answer']>
  | InputOf<Declared['other']>
  | InputOf<Declared['content']>;

/** As a method, so that a handler of one call is a handler of calls: the router gives it what its schemas let through. */
type Handler<Declared extends Call> = {
  handle(request: AskedOf<Declared>, reply: FastifyReply): Promise<AnswerOf<Declared>>;
}['handle'];

/** What the router is told beside the declaration: `ANSWERS_FIRST`, what becomes of an error, no HEAD. */
type Settings = Pick<
  RouteShorthandOptions,
  'attachValidation' | 'errorHandler' | 'exposeHeadRoute'
>;

/** One handler for each of these calls: the types refuse a call without one. */
export type Handlers<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Call
    ? Handler<Calls[Name]> | (Settings & { handler: Handler<Calls[Name]> })
    : never;
};

type AnyHandler = {
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}['handle'];

/** Those that the checks of a group, a project and a link read stay as they are. */
const CHECKED: ReadonlySet<string> = new Set(['groupId', 'projectId', 'inzageId']);

const paramsOf = ({ path, params }: Call) => {
  if (params !== undefined) return { params };
  const names = [...path.matchAll(/:(\w+)/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !CHECKED.has(name));
  return names.length === 0
    ? {}
    : { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) };
};

const statusOf = ({ status, answer }: Call): number =>
  status ?? (answer instanceof z.ZodUndefined ? 204 : 200);

const responseOf = (call: Call): Pick<FastifySchema, 'response'> => {
  const { other, text, minimal } = call;
  const own = call.content ?? call.answer;
  if (own === null) return {};
  const status = statusOf(call);
  const said = text ? { content: { 'text/plain': { schema: own } } } : own;
  return {
    response: {
      ...(minimal && { 204: z.undefined() }),
      ...(other !== undefined && { 200: other }),
      [status]: other !== undefined && status === 200 ? z.union([other, own]) : said,
    },
  };
};

const schemaOf = (call: Call): FastifySchema => ({
  ...paramsOf(call),
  ...(call.query !== undefined && { querystring: call.query }),
  ...(call.body !== undefined && { body: call.body }),
  ...responseOf(call),
});

/** Adds a route for each call of a capability. */
export function registerCalls<Calls extends Readonly<Record<string, Call>>>(
  app: App,
  calls: Calls,
  handlers: Handlers<Calls>,
): void;
export function registerCalls(
  app: App,
  calls: Readonly<Record<string, Call>>,
  handlers: Readonly<Record<string, AnyHandler | (Settings & { handler: AnyHandler })>>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const given = handlers[name];
    if (given === undefined) throw new Error(`No handler for ${name}.`);
    const { handler, ...settings } = typeof given === 'function' ? { handler: given } : given;
    const status = statusOf(call);
    app.route({
      method: call.method,
      url: call.path,
      schema: schemaOf(call),
      ...(call.size !== undefined && { bodyLimit: call.size }),
      ...settings,
      handler: (request, reply) => handler(request, reply.code(status)),
    });
  }
}
