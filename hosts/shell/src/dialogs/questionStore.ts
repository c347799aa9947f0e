import type { ConfirmOptions } from '@adviestool/contract/remoteModule';
import { create } from 'zustand';

interface Question extends ConfirmOptions {
  answer: (confirmed: boolean) => void;
}

/** The questions that wait for an answer; the first is on the screen. */
export const useQuestionStore = create<{ questions: readonly Question[] }>()(() => ({
  questions: [],
}));

/** Asks a question in a dialog; true when confirmed. */
export const askConfirm = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const question: Question = {
      ...options,
      answer: (confirmed) => {
        useQuestionStore.setState(({ questions }) => ({
          questions: questions.filter((other) => other !== question),
        }));
        resolve(confirmed);
      },
    };
    useQuestionStore.setState(({ questions }) => ({ questions: [...questions, question] }));
  });
