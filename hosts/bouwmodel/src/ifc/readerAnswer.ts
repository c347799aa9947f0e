import type { Bouwmodel } from '@adviestool/ifc/bouwmodel';
import type { ModelFault } from '@adviestool/ifc/ModelFileError';

/** What the worker says about a file. */
export type ReaderAnswer = { model: Bouwmodel } | { fault: ModelFault };
