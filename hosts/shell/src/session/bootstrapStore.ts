import { create } from 'zustand';

/** How far the first contact with the backend is. */
export type BootstrapState =
  { status: 'pending' } | { status: 'ready' } | { status: 'failed'; error: unknown };

export const useBootstrapStore = create<BootstrapState>()(() => ({ status: 'pending' }));
