/**
 * Keeps an element where it can be used: in the modal dialog that is on top, which makes all that is
 * outside of it inert, and else at the end of the page.
 */
export const followModals = (element: HTMLElement): void => {
  let open: readonly HTMLDialogElement[] = [...document.querySelectorAll('dialog')].filter(
    (dialog) => dialog.open,
  );

  const move = (): void => {
    const place = open.findLast((dialog) => dialog.isConnected) ?? document.body;
    if (element.parentElement !== place) place.append(element);
  };

  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue;
      open = [...open.filter((dialog) => dialog !== target), ...(target.open ? [target] : [])];
    }
    move();
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
  move();
};
