import { flushSync } from 'react-dom';

/** Has what is wrong drawn, and gives the focus to the first field that it is wrong with. */
export const showFouten = (within: Element | null, draw: () => void): void => {
  flushSync(draw);
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
};
