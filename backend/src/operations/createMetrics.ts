import { rapportVraagSchema } from '@adviestool/contract/rapporten';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import { isDatabaseAway } from '../database/databaseErrors.ts';
import { PROBLEM_CODES, type ProblemCode } from '../http/httpProblem.ts';
import { RAPPORT_FOUTEN, RapportError } from '../rapporten/maakRapport.ts';
import type { FailureLabels } from './createKnownParts.ts';
import type { Outcome, Watcher, Work } from '../watch/createWatch.ts';
import { INZAGE_EVENTS } from '../http/services.ts';

/** Upper bounds in seconds. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
const STATEMENT_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2];
const RAPPORT_BUCKETS = [1, 2, 5, 10, 20, 40, 60, 120];
const MAIL_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const statusOf = ({ status }: Outcome): string => (status === null ? 'aborted' : String(status));

const statementOutcome = (error: unknown): string => {
  if (error === null) return 'ok';
  return isDatabaseAway(error) ? 'away' : 'failed';
};

const rapportOutcome = (error: unknown): string => {
  if (error === null) return 'ok';
  return error instanceof RapportError ? error.soort : 'mislukt';
};

const createCounted = (registers: Registry[]) => ({
  calls: new Counter({
    name: 'adviestool_calls_total',
    help: 'Calls by route and status of the answer; aborted: the caller did not wait.',
    labelNames: ['route', 'status'],
    registers,
  }),
  callSeconds: new Histogram({
    name: 'adviestool_call_duration_seconds',
    help: 'Time from a call to the end of its answer.',
    labelNames: ['route'],
    buckets: CALL_BUCKETS,
    registers,
  }),
  running: new Gauge({
    name: 'adviestool_running',
    help: 'Calls, statements, reports and mails that are under way in this process.',
    labelNames: ['kind'],
    registers,
  }),
  refusals: new Counter({
    name: 'adviestool_refusals_total',
    help: 'Refusals by the code of the answer: rate limits, floods, rights, stale revisions, full queues.',
    labelNames: ['code'],
    registers,
  }),
  statementSeconds: new Histogram({
    name: 'adviestool_statement_duration_seconds',
    help: 'Time of a statement, the wait for a connection included.',
    labelNames: ['outcome'],
    buckets: STATEMENT_BUCKETS,
    registers,
  }),
  rapportSeconds: new Histogram({
    name: 'adviestool_rapport_duration_seconds',
    help: 'Time of making a report.',
    labelNames: ['kind', 'outcome'],
    buckets: RAPPORT_BUCKETS,
    registers,
  }),
  mailSeconds: new Histogram({
    name: 'adviestool_mail_duration_seconds',
    help: 'Time of writing and handing over a mail.',
    labelNames: ['kind', 'outcome'],
    buckets: MAIL_BUCKETS,
    registers,
  }),
  remoteFailures: new Counter({
    name: 'adviestool_remote_failures_total',
    help: 'Failures of remotes in browsers; unknown: of no release of this site.',
    labelNames: ['remote', 'version', 'page', 'kind'],
    registers,
  }),
  inzage: new Counter({
    name: 'adviestool_inzage_total',
    help: 'Links that show a project: made, withdrawn, opened, and tried without success.',
    labelNames: ['event'],
    registers,
  }),
});

type Counted = ReturnType<typeof createCounted>;

/** What begins above 0 has no rate: the first refusals of a kind would raise no alert. */
const beginAtZero = ({ refusals, inzage, rapportSeconds }: Counted): void => {
  for (const code of PROBLEM_CODES) refusals.inc({ code }, 0);
  for (const event of INZAGE_EVENTS) inzage.inc({ event }, 0);
  for (const kind of rapportVraagSchema.shape.soort.options) {
    for (const outcome of ['ok', ...RAPPORT_FOUTEN]) rapportSeconds.zero({ kind, outcome });
  }
};

const countEnd = (counted: Counted, { kind, name }: Work, outcome: Outcome): void => {
  const { seconds, error } = outcome;
  counted.running.dec({ kind });
  switch (kind) {
    case 'call':
      counted.calls.inc({ route: name, status: statusOf(outcome) });
      counted.callSeconds.observe({ route: name }, seconds);
      return;
    case 'statement':
      counted.statementSeconds.observe({ outcome: statementOutcome(error) }, seconds);
      return;
    case 'rapport':
      counted.rapportSeconds.observe({ kind: name, outcome: rapportOutcome(error) }, seconds);
      return;
    case 'mail':
      counted.mailSeconds.observe(
        { kind: name, outcome: error === null ? 'ok' : 'failed' },
        seconds,
      );
      return;
    default:
      kind satisfies never;
  }
};

/**
 * What the process counts since it started, for Prometheus. Every label is of a closed list: a route of the
 * rights table, a status, a code, a part of a release. What a caller makes up never becomes one.
 */
export const createMetrics = () => {
  const registry = new Registry();
  const counted = createCounted([registry]);
  beginAtZero(counted);
  const watcher: Watcher = {
    begin: ({ kind }) => counted.running.inc({ kind }),
    end: (work, outcome) => countEnd(counted, work, outcome),
  };
  return {
    registry,
    watcher,
    countRemoteFailure: (labels: FailureLabels): void => counted.remoteFailures.inc({ ...labels }),
    /** Failures of a version of a remote that were counted since the start, whatever page and kind. */
    readRemoteFailures: async (): Promise<(remote: string, version: string) => number> => {
      const { values } = await counted.remoteFailures.get();
      return (remote, version) =>
        values
          .filter(({ labels }) => labels.remote === remote && labels.version === version)
          .reduce((sum, { value }) => sum + value, 0);
    },
    countInzage: (event: (typeof INZAGE_EVENTS)[number]): void => counted.inzage.inc({ event }),
    countRefusal: (code: ProblemCode): void => counted.refusals.inc({ code }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
