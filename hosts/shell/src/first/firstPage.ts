/** A page that stands in the document before any code has come, and what was done with it so far. */
export interface FirstPage {
  /** Its form; null: it has none, or what was done with it has been handed over. */
  form: HTMLFormElement | null;
  /** Enter or the button was pressed: to be sent, once, when the page is there. */
  isSent: boolean;
  /** The buttons that were pressed, by their place in the form. */
  pressed: number[];
  /** A letter is being made of several keys, which no other field can go on with. */
  isComposing: boolean;
  /** Says that the program has not come, and offers another try; whether the page is there to say it on. */
  tellFailure: () => boolean;
  /** Takes it out of the document; also when it has not been shown yet. */
  remove: () => void;
}

/** Whether something was filled in, which a reload would lose. */
export const isFilledIn = ({ form }: FirstPage): boolean =>
  [...(form?.elements ?? [])].some(
    (element) => element instanceof HTMLInputElement && element.value !== element.defaultValue,
  );
