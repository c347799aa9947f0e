import { create } from 'zustand';

type Contact = { status: 'pending' } | { status: 'ready' } | { status: 'failed'; error: unknown };

/** How far the first contact with the backend is. */
export type BootstrapState = Contact & {
  /** A page has asked who is there. One that never does is read without a backend, too. */
  isAwaited?: true;
};

export const useBootstrapStore = create<BootstrapState>()(() => ({ status: 'pending' }));
