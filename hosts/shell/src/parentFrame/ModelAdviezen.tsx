import { useAdviezenQuestionsStore } from '@adviestool/state/adviezenQuestions';
import { selectUser, useSessionStore } from '@adviestool/state/session';
import type { ComponentType } from 'react';

/** Has the advices answered that the parent frame asks for, as long as somebody is logged in. */
export const ModelAdviezen = ({ Slot }: { Slot: ComponentType }) => {
  const isAsked = useAdviezenQuestionsStore(({ questions }) => questions.length > 0);
  const uid = useSessionStore((session) => selectUser(session)?.uid ?? null);
  return isAsked && uid !== null && <Slot key={uid} />;
};
