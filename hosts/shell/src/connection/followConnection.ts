import { useBootstrapStore } from '../session/bootstrapStore.ts';
import { showToast } from '../toasts/showToast.ts';
import { isAway, useConnectionStore } from './connectionStore.ts';
import { teksten } from './teksten.ts';

/** When the backend is back: starts what could not start without it, else says so. */
export const followConnection = (start: () => void): void => {
  useConnectionStore.subscribe((now, before) => {
    if (!isAway(before) || now.status !== 'online') return;
    if (useBootstrapStore.getState().status === 'failed') start();
    else showToast('success', teksten.inOrde);
  });
};
