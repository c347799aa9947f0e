import { readOptions } from '../../scripts/readOptions.ts';
import { measureAdvies } from './measureAdvies.ts';

/** Cases in a second, on a quiet core. */
const SNELHEID = 20_000;
/** MB. */
const GEHEUGEN = 200;

readOptions({ usage: 'pnpm bench:advies', options: {} });

const { perSecond, perCpuSecond, memory } = await measureAdvies();
const isKept = perSecond >= SNELHEID && memory <= GEHEUGEN;
if (!isKept) process.exitCode = 1;
console.log(
  `${isKept ? '✓' : '✗'} 100,000 cases by pnpm advies without steps: ${Math.round(perSecond)} a second (at least ${SNELHEID}; ${Math.round(perCpuSecond)} by processor time), ${Math.round(memory)} MB (at most ${GEHEUGEN})`,
);
