import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import { z } from 'zod';

const AANTAL = 100_000;
/** Cases that are sent at once. */
const PER_DEEL = 200;

const RUN = fileURLToPath(new URL('../../backend/run.mjs', import.meta.url));
/** Says at the end: memory in kB and processor time in µs. */
const SAY_USE =
  'data:text/javascript,process.on("exit",()=>{const{maxRSS:m,userCPUTime:u,systemCPUTime:s}=process.resourceUsage();console.error(m,u+s)})';

const { gevallen } = z
  .object({ gevallen: z.array(z.object({ invoer: z.unknown() })) })
  .parse(
    JSON.parse(
      readFileSync(
        new URL('../../shared/domain/src/fixtures/gevallen.json', import.meta.url),
        'utf8',
      ),
    ),
  );
const DEEL = Array.from(
  { length: PER_DEEL },
  (_, index) => `${JSON.stringify(gevallen[index % gevallen.length]?.invoer)}\n`,
).join('');

export interface AdviesTijd {
  /** Cases in a second, with the start of the process. */
  perSecond: number;
  /** The same by the time of the processor that it took, which other work on the machine disturbs less. */
  perCpuSecond: number;
  /** Largest memory of the process, MB. */
  memory: number;
}

/** Lets `pnpm advies --zonder-stappen` calculate 100,000 cases, a line each. */
export const measureAdvies = async (): Promise<AdviesTijd> => {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', SAY_USE, RUN, 'advies', '--zonder-stappen', '-'],
    {
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  const said = text(child.stderr);
  await pipeline(Readable.from(Array.from({ length: AANTAL / PER_DEEL }, () => DEEL)), child.stdin);
  const [code]: unknown[] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  const [, maxRss, cpu] = /^(\d+) (\d+)$/.exec((await said).trim()) ?? [];
  if (code !== 0 || maxRss === undefined) throw new Error(`The advices failed: ${await said}`);
  return {
    perSecond: AANTAL / seconds,
    perCpuSecond: AANTAL / (Number(cpu) / 1e6),
    memory: Number(maxRss) / 1000,
  };
};
