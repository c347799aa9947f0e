import { readOptions } from '../../scripts/readOptions.ts';
import { runLoad } from './runLoad.ts';

/** Share by which memory may grow or shrink between the first and the last minutes. */
const MARGIN = 0.05;
const MEBIBYTE = 2 ** 20;

const { values } = readOptions({
  usage: 'pnpm load [--minutes N] [--warm-up N] [--users N] [--projects N] [--think SECONDS]',
  counts: ['minutes', 'warm-up', 'users', 'projects'],
  options: {
    minutes: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '3' },
    users: { type: 'string', default: '50' },
    projects: { type: 'string', default: '10000' },
    think: { type: 'string', default: '3' },
  },
});

const options = {
  minutes: Number(values.minutes),
  warmUp: Number(values['warm-up']),
  users: Number(values.users),
  projects: Number(values.projects),
  think: Number(values.think) * 1000,
};

const { steps, errors, growth, memory } = await runLoad(options);

console.log(
  `${options.minutes} minutes, ${options.users} users, ${options.projects} projects on PostgreSQL, ` +
    `${values.think} s between calls`,
);
for (const { step, calls, p50, p95, p99 } of steps) {
  const times = [p50, p95, p99].map((time) => `${time.toFixed(0)} ms`);
  console.log(
    `${step.padEnd(8)} ${String(calls).padStart(7)} calls, p50 ${times[0]}, p95 ${times[1]}, p99 ${times[2]}`,
  );
}
for (const kind of ['rss', 'heap'] as const) {
  const change = growth[kind] - 1;
  const [first = 0, last = 0] = [memory[kind][0], memory[kind].at(-1)];
  const isFlat = Math.abs(change) <= MARGIN;
  if (!isFlat) process.exitCode = 1;
  console.log(
    `${isFlat ? '✓' : '✗'} ${kind}: ${(change * 100).toFixed(1)} % between the first and the last stretch ` +
      `(from ${(first / MEBIBYTE).toFixed(0)} to ${(last / MEBIBYTE).toFixed(0)} MiB)`,
  );
}
for (const [what, times] of errors) console.log(`✗ ${times} × ${what}`);
if (errors.size > 0) process.exitCode = 1;
else console.log('✓ no errors');
