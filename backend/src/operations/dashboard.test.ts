import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { beforeAll, expect, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/pglite';
import { collectDefaultMetrics } from 'prom-client';
import { z } from 'zod';

import { createDiskWatch } from '../database/diskRoom.ts';
import { createMetrics } from './createMetrics.ts';
import { measureState } from './measureState.ts';

const ROOT = new URL('../../../', import.meta.url);

const read = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(name, ROOT)), 'utf8');

/** As far as Grafana needs it to show something. */
const dashboardSchema = z.object({
  title: z.literal('Adviestool'),
  schemaVersion: z.int(),
  panels: z
    .array(
      z.object({
        id: z.int(),
        title: z.string().min(1),
        gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(z.object({ refId: z.string(), expr: z.string().min(1) })).min(1),
      }),
    )
    .min(10),
});

/** The labels of each metric, by its name in queries. */
let known: Map<string, ReadonlySet<string>>;

beforeAll(async () => {
  const { registry } = createMetrics();
  collectDefaultMetrics({ register: registry });
  // Only the names are asked for, so nothing is looked up.
  const database = drizzle.mock();
  measureState(registry, {
    services: {
      database,
      disk: createDiskWatch(
        () => true,
        () => new Date(),
      ),
      siteInstellingen: () => [],
      now: () => new Date(),
    },
    poolUse: () => null,
    version: '1',
  });
  const metrics = await registry.getMetricsAsJSON();
  known = new Map(
    metrics.flatMap(({ name, type }) => {
      const metric: unknown = registry.getSingleMetric(name);
      const { labelNames } = z.looseObject({ labelNames: z.array(z.string()) }).parse(metric);
      const isHistogram = String(type) === 'histogram';
      const names = isHistogram ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
      const labels = new Set([...labelNames, 'instance', 'job', ...(isHistogram ? ['le'] : [])]);
      return names.map((each) => [each, labels] as const);
    }),
  );
});

/** The metrics that a query names, with the labels that it picks or sums by. */
const partsOf = (query: string) => ({
  metrics: query.match(/\b(?:adviestool|nodejs|process)_\w+/g) ?? [],
  labels: [
    ...[...query.matchAll(/\bby \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(/, ?/)),
    ...[...query.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, name = '']) => name),
  ],
});

const expectKnown = (query: string): void => {
  const { metrics, labels } = partsOf(query);
  for (const metric of metrics) {
    expect([...known.keys()]).toContain(metric);
    expect([...(known.get(metric) ?? [])]).toEqual(expect.arrayContaining(labels));
  }
};

test('every query of the dashboard names metrics and labels that a backend gives', async () => {
  const { panels } = dashboardSchema.parse(JSON.parse(await read('deploy/grafana-dashboard.json')));
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  for (const query of queries) {
    expect(partsOf(query).metrics.length).toBeGreaterThan(0);
    expectKnown(query);
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test('every metric of the documentation is there, and every one of ours is documented', async () => {
  const text = await read('docs/observability.md');
  const queries = [...text.matchAll(/^\| `([^`]+)`(?: for| +\|)/gm)].map(([, query = '']) => query);
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries.filter((each) => /[({<>]/.test(each))) expectKnown(query);
  const families = [...known.keys()].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
  const documented = new Set(text.match(/\badviestool_\w+/g));
  for (const name of families.filter((each) => each.startsWith('adviestool_'))) {
    expect([...documented]).toContain(name);
  }
  for (const name of documented) {
    expect([...families, ...known.keys()]).toContain(name);
  }
});
