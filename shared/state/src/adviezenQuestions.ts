import type { AdviezenMessage } from '@adviestool/contract/adviezenMessage';
import type { AdviezenError } from '@adviestool/contract/adviezenError';
import type { AdviezenQuestion } from '@adviestool/contract/frameProtocol';
import { create } from 'zustand';

export type AdviezenAnswer =
  | { event: 'adviezen'; data: AdviezenMessage }
  | { event: 'adviezen:error'; data: AdviezenError };

/** A question of the parent frame for the advices of a model. */
export interface AskedAdviezen extends AdviezenQuestion {
  /** Of the parent that asked: it hears only of what it sent itself. */
  origin: string;
  /** Posts an answer there. */
  tell: (answer: AdviezenAnswer) => void;
}

interface AdviezenQuestionsState {
  /** One of each model and origin; it stays, for its parent is told of every change. */
  questions: readonly AskedAdviezen[];
}

/** What the parent frame wants to know; host and projects remote share it. */
export const useAdviezenQuestionsStore = create<AdviezenQuestionsState>()(() => ({
  questions: [],
}));

/** Adds a question, in the place of an earlier one about the same model. */
export const askAdviezen = (asked: AskedAdviezen): void => {
  useAdviezenQuestionsStore.setState(({ questions }) => ({
    questions: [
      ...questions.filter(
        ({ type, id, origin }) => type !== asked.type || id !== asked.id || origin !== asked.origin,
      ),
      asked,
    ],
  }));
};
