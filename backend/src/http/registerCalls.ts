import type { DeclaredCall } from '@adviestool/contract/calls/call';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';

import type { App } from './services.ts';

/** The names of the parameters in a path. */
type NamesOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PartOf<Call, Part extends string> =
  Call extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : unknown;

type AskedOf<Call extends DeclaredCall> = FastifyRequest & {
  params: Record<NamesOf<Call['path']>, string>;
  query: PartOf<Call, 'query'>;
  body: PartOf<Call, 'body'>;
};

/** What a handler answers with, or the reply that it sent itself. */
type AnswerOf<Call extends DeclaredCall> =
  | FastifyReply
  | (Call['answer'] extends z.ZodType
      ? undefined extends z.input<Call['answer']>
        ? never
        : z.input<Call['answer']>
      : never);

/** As a method, so that a handler of one call is a handler of calls: the router gives it what its schemas let through. */
type Handler<Call extends DeclaredCall> = {
  handle(request: AskedOf<Call>, reply: FastifyReply): Promise<AnswerOf<Call>>;
}['handle'];

/** A handler, or one that looks at the body before what is wrong with it is answered (`ANSWERS_FIRST`). */
type Answering<Call extends DeclaredCall> =
  | Handler<Call>
  | { attachValidation: true; handler: Handler<Call> };

/** One handler for each of these calls: the types refuse a call without one. */
export type Handlers<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends DeclaredCall ? Answering<Calls[Name]> : never;
};

type AnyHandler = {
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}['handle'];

/** Those that the checks of a group and a project read stay as they are. */
const paramsOf = (path: string) => {
  const names = [...path.matchAll(/:(\w+)/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => name !== 'groupId' && name !== 'projectId');
  return names.length === 0
    ? {}
    : { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) };
};

const responseOf = ({ answer }: DeclaredCall) => {
  if (answer === null) return {};
  const status = answer instanceof z.ZodUndefined ? 204 : 200;
  return { response: { [status]: answer } };
};

const schemaOf = (call: DeclaredCall): FastifySchema => ({
  ...paramsOf(call.path),
  ...(call.query !== undefined && { querystring: call.query }),
  ...(call.body !== undefined && { body: call.body }),
  ...responseOf(call),
});

/** Adds a route for each call of a capability. */
export function registerCalls<Calls extends Readonly<Record<string, DeclaredCall>>>(
  app: App,
  calls: Calls,
  handlers: Handlers<Calls>,
): void;
export function registerCalls(
  app: App,
  calls: Readonly<Record<string, DeclaredCall>>,
  handlers: Readonly<Record<string, AnyHandler | { attachValidation: true; handler: AnyHandler }>>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const given = handlers[name];
    if (given === undefined) throw new Error(`No handler for ${name}.`);
    app.route({
      method: call.method,
      url: call.path,
      schema: schemaOf(call),
      ...(call.size !== undefined && { bodyLimit: call.size }),
      ...(typeof given === 'function' ? { handler: given } : given),
    });
  }
}
