import { showToast } from '../toasts/showToast.ts';
import { teksten } from './teksten.ts';
import { watchRelease } from './watchRelease.ts';

const MINUTE = 60_000;
const SECOND = 1000;

const reload = (): void => {
  location.reload();
};

const announce = (): void => {
  showToast('info', teksten.nieuweVersie, {
    persistent: true,
    action: { label: teksten.vernieuwen, onAction: reload },
  });
};

/**
 * Offers a newer release when the site has one; the host of a development build goes there by
 * itself. Unsaved input of the wizard stays in the tab; other forms have the browser ask first.
 */
export const followRelease = (release: string): void => {
  if (process.env.NODE_ENV === 'development') {
    watchRelease({ release, interval: SECOND, onOther: reload });
  } else {
    watchRelease({ release, interval: MINUTE, onOther: announce });
  }
};
