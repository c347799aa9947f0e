import type { ConfirmOptions } from '@adviestool/contract/remoteModule';
import { create } from 'zustand';

/** Who asks, when that is not the page itself, and what ends its question. */
interface Asker {
  remoteId: string;
  signal: AbortSignal;
}

interface Question extends ConfirmOptions {
  /** The remote that asks; null: it speaks for the page. */
  remoteId: string | null;
  answer: (confirmed: boolean) => void;
}

/** The questions that wait for an answer; the first is on the screen. */
export const useQuestionStore = create<{ questions: readonly Question[] }>()(() => ({
  questions: [],
}));

/** Asks a question in a dialog; true when confirmed. */
export const askConfirm = (options: ConfirmOptions, asker?: Asker): Promise<boolean> =>
  new Promise((resolve) => {
    const question: Question = {
      ...options,
      remoteId: asker?.remoteId ?? null,
      answer: (confirmed) => {
        useQuestionStore.setState(({ questions }) => ({
          questions: questions.filter((other) => other !== question),
        }));
        resolve(confirmed);
      },
    };
    asker?.signal.addEventListener('abort', () => question.answer(false));
    useQuestionStore.setState(({ questions }) => ({ questions: [...questions, question] }));
  });
