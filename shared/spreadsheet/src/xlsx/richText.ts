/** Signs that XML cannot hold, and `_x` itself where it would be read as one (ST_Xstring). */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-fA-F]{4})_/g, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

export interface RichText {
  open: (name: string) => void;
  close: (name: string) => void;
  text: (text: string) => void;
  /** The text since the last time; what it was made of is forgotten. */
  take: () => string;
}

/** Gathers the text of `si` or `is`: its `t`, those of its runs, not how it sounds (`rPh`). */
export const createRichText = (): RichText => {
  let whole = '';
  let isText = false;
  let isSound = false;
  return {
    open: (name) => {
      if (name === 'rPh') isSound = true;
      isText = name === 't' && !isSound;
    },
    close: (name) => {
      if (name === 'rPh') isSound = false;
      isText = false;
    },
    text: (text) => {
      if (isText) whole += text;
    },
    take: () => {
      const taken = unescapeText(whole);
      whole = '';
      return taken;
    },
  };
};
