import { fileURLToPath } from 'node:url';

import { startProces, type Proces } from '../processen/startProces.ts';

const PROCES = fileURLToPath(new URL('rapportProces.ts', import.meta.url));

/** Starts a process that makes one report. @param geheugen MB of heap that it may take */
export const startRapportProces = (geheugen: number): Proces => startProces(PROCES, geheugen);
