import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import {
  IMPORT_EVENTS,
  importMessageSchema,
  type ImportErrorMessage,
  type ImportMessage,
} from '@adviestool/contract/importMessage';
import { isImportOngoing, receiveImport as receive } from '@adviestool/domain/import/importQueue';
import { changeImportQueue, useImportQueueStore } from '@adviestool/state/importQueue';
import type { z } from 'zod';

import { log } from '../log/log.ts';
import type { Speaker } from './speaker.ts';
import { showToast } from '../toasts/showToast.ts';
import { retryImportDialog, showImportFailure } from './importFailureStore.ts';
import { teksten } from './teksten.ts';
import { tellResult } from './tellResult.ts';

/** What goes back to the parent frame: that a message has come in, or why it was refused. */
export interface ImportAnswer {
  event: (typeof IMPORT_EVENTS)[keyof typeof IMPORT_EVENTS];
  data?: ImportErrorMessage;
}

const PARSE_ERROR: ImportAnswer = {
  event: IMPORT_EVENTS.parseError,
  data: { message: 'Could not parse event data.' },
};

/** @param wrong the first field that is, and for who makes the parent frame what is wrong with it */
const validationError = (wrong: { field?: string; reason?: string }): ImportAnswer => ({
  event: IMPORT_EVENTS.validationError,
  data: { message: 'Event data is not valid.', ...wrong },
});

const fieldIn = ({ issues }: z.ZodError): { field?: string } => {
  const field = issues[0]?.path.join('.') ?? '';
  return field === '' ? {} : { field };
};

const refuse = (answer: ImportAnswer, details: unknown): ImportAnswer => {
  log('warn', `The parent frame sent what cannot be imported: ${answer.event}.`, details);
  showImportFailure();
  return answer;
};

/** The parent frame sent a text that is no JSON. */
export const refuseText = (error: unknown): ImportAnswer => refuse(PARSE_ERROR, error);

/** The parent frame sent an import event whose data are none. */
const refuseImport = (error: z.ZodError): ImportAnswer => {
  showToast('warning', teksten.nietValide, { series: 'import' });
  return refuse(validationError(fieldIn(error)), error);
};

/** The parent frame sent a text that is not read. */
export const refuseLength = (length: number, most: number): ImportAnswer => {
  showToast('warning', teksten.nietValide, { series: 'import' });
  const reason = `The text has ${length} characters; at most ${most} are read.`;
  return refuse(validationError({ reason }), reason);
};

/** What of a message no user can import: they are told when it is their turn, who makes the parent now. */
const unsupportedIn = ({ gevelvullingen }: ImportMessage): ImportAnswer[] => {
  const index = gevelvullingen.findIndex(
    ({ type }) => !GEVELVULLING_TYPES.some((known) => known === type),
  );
  const type = gevelvullingen[index]?.type;
  if (type === undefined) return [];
  const reason = `The type ${JSON.stringify(type)} is none of ${GEVELVULLING_TYPES.join(', ')}.`;
  return [validationError({ field: `gevelvullingen.${index}.type`, reason })];
};

/** Settles once no import is ongoing: until then nothing can be added. */
const importEnded = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isImportOngoing(useImportQueueStore.getState())) {
      resolve();
      return;
    }
    const stop = useImportQueueStore.subscribe((queue) => {
      if (isImportOngoing(queue)) return;
      stop();
      resolve();
    });
  });

const queue = (
  message: ImportMessage,
  { origin, tell }: Pick<Speaker, 'origin' | 'tell'>,
): void => {
  changeImportQueue((before) => receive(before, message, origin));
  tellResult(useImportQueueStore.getState().receipts, message, tell);
};

/** Queues the data of an import event for the user, after an import that is ongoing. */
export const receiveImport = async (
  data: unknown,
  speaker: Pick<Speaker, 'origin' | 'tell'>,
): Promise<void> => {
  const { tell } = speaker;
  const message = importMessageSchema.safeParse(data);
  if (!message.success) {
    tell(refuseImport(message.error));
    return;
  }
  await importEnded();
  queue(message.data, speaker);
  retryImportDialog();
  tell({ event: IMPORT_EVENTS.dataReceived });
  for (const answer of unsupportedIn(message.data)) tell(answer);
};
