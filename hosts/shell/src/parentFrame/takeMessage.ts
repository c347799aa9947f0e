import { frameMessageSchema, IMPORT_EVENTS } from '@adviestool/contract/importMessage';

import { isDebugSwitch, switchDebug } from '../debug/debugSwitches.ts';
import {
  receiveImport,
  refuseImport,
  refuseText,
  type ImportAnswer,
} from '../import/receiveImport.ts';

/**
 * Characters. A project of more than 2 MiB is not kept, so that a longer text cannot become one;
 * reading it would only hold the page up.
 */
const MAX_LENGTH = 4 * 1024 * 1024;

const answerToJson = async (value: unknown): Promise<ImportAnswer | null> => {
  const message = frameMessageSchema.safeParse(value);
  if (!message.success) return null;
  const { event, data } = message.data;
  if (event === IMPORT_EVENTS.import) return receiveImport(data);
  switchDebug(event);
  return null;
};

/** Does what a text of the parent frame asks for. The answer is null when it means nothing here. */
export const takeMessage = async (text: string): Promise<ImportAnswer | null> => {
  if (isDebugSwitch(text)) {
    switchDebug(text);
    return null;
  }
  if (text.length > MAX_LENGTH) return refuseImport(`${text.length} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuseText(error);
  }
  return answerToJson(value);
};
