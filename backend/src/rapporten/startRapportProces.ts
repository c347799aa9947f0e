import { startProces, type Proces } from '../processen/startProces.ts';

/** Starts a process that makes one report. @param geheugen MB of heap that it may take */
export const startRapportProces = (geheugen: number): Proces => startProces('rapport', geheugen);
