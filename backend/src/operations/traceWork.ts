import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

import type { Watcher, Work, WorkKind } from '../watch/createWatch.ts';

/** Characters of a statement that are kept. */
const LONGEST = 1000;

const KINDS: Readonly<Record<WorkKind, SpanKind>> = {
  call: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  rapport: SpanKind.CONSUMER,
  mail: SpanKind.CONSUMER,
};

const nameOf = ({ kind, name }: Work): string => {
  if (kind === 'call') return name;
  return kind === 'statement' ? (/^\w+/.exec(name)?.[0] ?? kind) : `${kind} ${name}`;
};

const attributesOf = ({ kind, name, requestId }: Work): Attributes => ({
  ...(requestId !== null && { 'adviestool.request_id': requestId }),
  ...(kind === 'call' && { 'http.route': name.replace(/^\w+ /, '') }),
  ...(kind === 'statement' && {
    'db.system.name': 'postgresql',
    'db.query.text': name.slice(0, LONGEST),
  }),
});

/** What was thrown by its class: a message may hold what somebody typed. */
const typeOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Makes a span of each call, report and mail, and of the statements within them. Those that look whether there
 * is anything to do belong to nothing and are left out.
 */
export const traceWork = (tracer: Tracer): Watcher => {
  const spans = new WeakMap<Work, Span>();
  return {
    begin: (work) => {
      const parent = work.parent === null ? undefined : spans.get(work.parent);
      if (work.kind === 'statement' && parent === undefined) return;
      const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
      const options = { kind: KINDS[work.kind], attributes: attributesOf(work) };
      spans.set(work, tracer.startSpan(nameOf(work), options, context));
    },
    end: (work, { error, status }) => {
      const span = spans.get(work);
      if (span === undefined) return;
      if (status !== null) span.setAttribute('http.response.status_code', status);
      if (error !== null) span.setAttribute('error.type', typeOf(error));
      if (error !== null || (status !== null && status >= 500)) {
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
};
