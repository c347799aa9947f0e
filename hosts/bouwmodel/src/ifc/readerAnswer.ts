import type { Bouwmodel } from '../model/bouwmodel.ts';
import type { ModelFault } from './ModelFileError.ts';

/** What the worker says about a file. */
export type ReaderAnswer = { model: Bouwmodel } | { fault: ModelFault };
