import { ADVIEZEN_EVENT } from '@adviestool/contract/adviezenMessage';
import { adviezenQuestionSchema, FRAME_EVENTS } from '@adviestool/contract/frameProtocol';
import { askAdviezen } from '@adviestool/state/adviezenQuestions';
import { selectUser, useSessionStore } from '@adviestool/state/session';

import { log } from '../log/log.ts';
import type { Speaker } from '../import/speaker.ts';

/** Passes a question for the advices of a model on to the remote that knows them. */
export const takeAdviezenQuestion = (data: unknown, { origin, tell }: Speaker): void => {
  const question = adviezenQuestionSchema.safeParse(data);
  if (!question.success) {
    log('warn', `The parent frame asked for ${ADVIEZEN_EVENT} of no model.`, question.error);
    const field = question.error.issues[0]?.path.join('.') ?? '';
    tell({
      event: FRAME_EVENTS.adviezenError,
      data: { version: 2, metadata: null, reden: 'ongeldig', ...(field !== '' && { field }) },
    });
    return;
  }
  const { type, id } = question.data;
  if (selectUser(useSessionStore.getState()) === null) {
    const metadata = { type, id };
    tell({
      event: FRAME_EVENTS.adviezenError,
      data: { version: 2, metadata, reden: 'niet-ingelogd' },
    });
  }
  askAdviezen({ ...question.data, origin, tell });
};
