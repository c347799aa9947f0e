import { useLayoutEffect, useRef, type RefObject } from 'react';

const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Shows a native dialog as a modal as long as it is mounted, and gives the focus back after. */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const trigger = focusedElement();
    const root = document.documentElement;
    const { scrollbarGutter } = root.style;
    // The style sheet stops the page; where its scrollbar was, its width stays.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    dialog?.showModal();
    return () => {
      dialog?.close();
      root.style.scrollbarGutter = scrollbarGutter;
      trigger?.focus({ preventScroll: true });
      // What stood in the dialog with the toasts is taken out of it first.
      if (trigger !== null && document.activeElement !== trigger) {
        queueMicrotask(() => trigger.focus({ preventScroll: true }));
      }
    };
  }, []);

  return ref;
};
