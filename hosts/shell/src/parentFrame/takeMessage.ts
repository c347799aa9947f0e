import { ADVIEZEN_EVENT } from '@adviestool/contract/adviezenMessage';
import { FRAME_EVENTS } from '@adviestool/contract/frameProtocol';
import { frameMessageSchema, IMPORT_EVENTS } from '@adviestool/contract/importMessage';

import { isDebugSwitch, switchDebug } from '../debug/debugSwitches.ts';
import { receiveImport, refuseLength, refuseText } from '../import/receiveImport.ts';
import { takeAdviezenQuestion } from './takeAdviezenQuestion.ts';
import type { Speaker } from '../import/speaker.ts';

/**
 * Characters. A project of more than 2 MiB is not kept, so that a longer text cannot become one;
 * reading it would only hold the page up.
 */
const MAX_LENGTH = 4 * 1024 * 1024;

const takeJson = async (value: unknown, speaker: Speaker): Promise<void> => {
  const message = frameMessageSchema.safeParse(value);
  if (!message.success) return;
  const { event, data } = message.data;
  if (event === IMPORT_EVENTS.import) await receiveImport(data, speaker);
  else if (event === ADVIEZEN_EVENT) takeAdviezenQuestion(data, speaker);
  else if (event === FRAME_EVENTS.ready) speaker.tellReady();
  else switchDebug(event);
};

/** Does what a text of the parent frame asks for, and answers what means something here. */
export const takeMessage = async (text: string, speaker: Speaker): Promise<void> => {
  if (isDebugSwitch(text)) {
    switchDebug(text);
    return;
  }
  if (text.length > MAX_LENGTH) {
    speaker.tell(refuseLength(text.length, MAX_LENGTH));
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    speaker.tell(refuseText(error));
    return;
  }
  await takeJson(value, speaker);
};
