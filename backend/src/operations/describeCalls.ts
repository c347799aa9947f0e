import { z } from 'zod';

import { refusalOf, sessionRefusalOf, stale } from '../access/access.ts';
import type { Config } from '../config/config.ts';
import { notJson, tooLarge } from '../http/errors.ts';
import { BODY_LIMIT, inMaintenance } from '../http/gate.ts';
import { PROBLEM_CODES, type HttpProblem } from '../http/httpProblem.ts';
import { tooManyRequests } from '../http/rateLimit.ts';
import { WINDOW } from '../http/requestCounts.ts';
import { invalidBody } from '../http/validation.ts';
import { ruleOf, type RouteRule } from '../rechten/routeRules.ts';

const operationSchema = z.looseObject({
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});

const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

interface Limits {
  /** Bytes of a body, by route, where it is not the usual number. */
  sizes: ReadonlyMap<string, number>;
  rateLimits: Config['rateLimits'];
}

/** The body of a refusal (http-contract). */
const REFUSAL = {
  type: 'object',
  required: ['message', 'code'],
  properties: { message: { type: 'string' }, code: { enum: PROBLEM_CODES } },
};

const REFUSAL_REF = { $ref: '#/components/schemas/Refusal' };

interface DescribedCall {
  method: string;
  path: string;
  rule: RouteRule;
  hasBody: boolean;
  /** Bytes. */
  size: number;
}

/** What a call may refuse with before it is carried out, in the words that it has for it. */
const refusalsOf = ({ method, path, rule, hasBody, size }: DescribedCall): HttpProblem[] => {
  if (rule.session === 'none') return [];
  const isWrite = method !== 'GET';
  const isOfProject = path.includes('{projectId}');
  return [
    inMaintenance(),
    tooManyRequests(WINDOW),
    ...(isWrite ? [tooLarge(size), notJson()] : []),
    ...[sessionRefusalOf(rule) ?? []].flat(),
    ...(rule.scopes === undefined ? [] : [refusalOf(rule)]),
    ...(isWrite && isOfProject && rule.revises !== 'part' ? [stale(null)] : []),
    ...(hasBody ? [invalidBody('veld: Ongeldige invoer.')] : []),
  ];
};

/** One answer of a status, with each of its refusals as an example. */
const responseOf = (same: readonly HttpProblem[]) => ({
  description: 'Refused.',
  ...(same.some(({ retryAfter }) => retryAfter !== null) && {
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
  }),
  content: {
    'application/json': {
      schema: REFUSAL_REF,
      examples: Object.fromEntries(
        same.map(({ code, message }) => [code, { value: { message, code } }]),
      ),
    },
  },
});

const responsesOf = (refusals: readonly HttpProblem[]): Record<string, unknown> => {
  const statuses = [...new Set(refusals.map(({ statusCode }) => statusCode))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      responseOf(refusals.filter(({ statusCode }) => statusCode === status)),
    ]),
  );
};

/** Adds to the routes who may use them, how much and how often, and what they refuse with. */
export const describeCalls = (document: unknown, { sizes, rateLimits }: Limits): unknown => {
  const { paths, ...rest } = documentSchema.parse(document);
  const described = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => {
        const method = name.toUpperCase();
        const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
        const rule = ruleOf(method, route);
        if (rule === undefined) return [name, operation];
        const size = sizes.get(`${method} ${route}`) ?? BODY_LIMIT;
        const hasBody = operation.requestBody !== undefined;
        const call = { method, path, rule, hasBody, size };
        const isLimited = rule.session !== 'none';
        return [
          name,
          {
            ...operation,
            'x-right': { session: rule.session, scopes: rule.scopes },
            'x-limits': {
              ...(method !== 'GET' && { bodyBytes: size }),
              ...(isLimited && { seconds: WINDOW, calls: rateLimits.perIp }),
              ...(isLimited && method !== 'GET' && { writes: rateLimits.writes }),
            },
            responses: { ...responsesOf(refusalsOf(call)), ...operation.responses },
          },
        ];
      }),
    ),
  ]);
  return {
    ...rest,
    paths: Object.fromEntries(described),
    components: { schemas: { Refusal: REFUSAL } },
  };
};
