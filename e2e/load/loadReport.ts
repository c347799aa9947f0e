import { quantile } from './quantile.ts';
import type { TimedCall } from './loadVisitor.ts';

/** Bytes that the backend took, every second. */
export interface Memory {
  rss: number[];
  heap: number[];
}

interface StepReport {
  step: string;
  calls: number;
  p50: number;
  p95: number;
  p99: number;
}

export interface LoadReport {
  steps: StepReport[];
  /** What went wrong, with how often. */
  errors: ReadonlyMap<string, number>;
  /** Mean of the last stretch over that of the first: 1.05 is five percent more. */
  growth: { rss: number; heap: number };
  memory: Memory;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the last `stretch` values over that of the first. */
export const growthOf = (values: readonly number[], stretch: number): number =>
  mean(values.slice(-stretch)) / mean(values.slice(0, stretch));

/** What `output` of a backend says of its memory; see tellMemory.mjs. */
export const memoryIn = (output: string): Memory => {
  const lines = [...output.matchAll(/^memory (\d+) (\d+)$/gm)];
  return {
    rss: lines.map(([, rss]) => Number(rss)),
    heap: lines.map(([, , heap]) => Number(heap)),
  };
};

/** @param stretch seconds at the beginning and end whose memory is compared */
export const loadReport = (
  calls: readonly TimedCall[],
  memory: Memory,
  stretch: number,
): LoadReport => {
  const errors = new Map<string, number>();
  for (const { step, error } of calls) {
    if (error === null) continue;
    const what = `${step}: ${error}`;
    errors.set(what, (errors.get(what) ?? 0) + 1);
  }
  const steps = [...new Set(calls.map(({ step }) => step))].map((step) => {
    const times = calls.filter((call) => call.step === step).map((call) => call.milliseconds);
    const at = (share: number): number => quantile(times, share);
    return { step, calls: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  });
  return {
    steps,
    errors,
    growth: { rss: growthOf(memory.rss, stretch), heap: growthOf(memory.heap, stretch) },
    memory,
  };
};
