import type { BrowserStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';
import { create } from 'zustand';

const KEY = 'consent';

const choiceSchema = z.enum(['granted', 'denied']);

type Choice = z.infer<typeof choiceSchema>;

interface ConsentState {
  consent: Choice | 'pending';
  /** The user wants to choose again. */
  isAskedFor: boolean;
}

/** Whether somebody allows what is measured; pending: not asked yet, which counts as no. */
export const useConsentStore = create<ConsentState>()(() => ({
  consent: 'pending',
  isAskedFor: false,
}));

/** What a user does with the choice. */
export interface ConsentControl {
  choose: (choice: Choice) => void;
  /** Takes the choice back and asks again. */
  askAgain: () => void;
}

/** Reads the choice of this browser and follows it over its tabs. */
export const createConsent = (storage: BrowserStorage): ConsentControl => {
  const read = (): void => {
    useConsentStore.setState({ consent: storage.read(KEY, choiceSchema) ?? 'pending' });
  };
  read();
  storage.watch(KEY, read);
  return {
    choose: (choice) => {
      storage.write(KEY, choice);
      useConsentStore.setState({ consent: choice, isAskedFor: false });
    },
    askAgain: () => {
      storage.remove(KEY);
      useConsentStore.setState({ consent: 'pending', isAskedFor: true });
    },
  };
};
