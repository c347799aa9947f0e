import type { MeerdereActie } from '../meerdere/SelectieBalk.tsx';
import type { Plakking } from './readPlakking.ts';

/** What is asked about a selection, or about what is pasted. */
export type TabelVraag = MeerdereActie | { plakking: Plakking };
