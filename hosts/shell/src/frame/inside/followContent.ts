import { DRAWN_EVENT } from '@adviestool/federation/drawnEvent';

import type { FramePort } from './openPort.ts';

/** Room around a dialog, in pixels. */
const AROUND = 32;

/** Tells the page what it shows of this frame: its height, its title, that it is drawn, and where a dialog is. */
export const followContent = (main: HTMLElement, { tell }: Pick<FramePort, 'tell'>): void => {
  let toldHeight = -1;
  let toldTitle = '';
  let shown: Element | null = null;

  const measure = (): void => {
    const dialog = document.querySelector('dialog[open]');
    const needed = dialog === null ? 0 : dialog.getBoundingClientRect().height + AROUND;
    const height = Math.ceil(Math.max(main.getBoundingClientRect().height, needed));
    if (height !== toldHeight) {
      toldHeight = height;
      tell({ kind: 'height', height });
    }
    if (dialog === shown) return;
    shown = dialog;
    if (dialog === null) return;
    // It stands in the middle of the height that the frame has from now on.
    requestAnimationFrame(() => {
      const place = dialog.getBoundingClientRect();
      tell({ kind: 'show', top: Math.max(0, place.top), height: place.height });
    });
  };
  const tellTitle = (): void => {
    const text = document.title.slice(0, 300);
    if (text === '' || text === toldTitle) return;
    toldTitle = text;
    tell({ kind: 'title', text });
  };

  new ResizeObserver(measure).observe(main);
  new MutationObserver(measure).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  new MutationObserver(tellTitle).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  document.addEventListener(DRAWN_EVENT, () => {
    measure();
    tell({ kind: 'drawn' });
  });
};
