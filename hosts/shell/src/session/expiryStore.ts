import type { SessionUser } from '@adviestool/contract/session';
import { create } from 'zustand';

/** The user whose session has ended while the page is still open; null: nobody. */
export const useExpiryStore = create<{ user: SessionUser | null }>()(() => ({ user: null }));
