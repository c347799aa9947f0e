/** Lines to append to a file, each with a number of its own. */
export interface StepLines {
  /**
   * Adds a line.
   * @param attributes as they are written
   * @returns its reference, such as `#12`
   */
  add: (entity: string, ...attributes: readonly string[]) => string;
  /** Adds a line that others may point to as well: the same line is written once. */
  share: (entity: string, ...attributes: readonly string[]) => string;
  all: () => readonly string[];
}

/** @param highest number that the file uses */
export const createStepLines = (highest: number): StepLines => {
  const lines: string[] = [];
  const shared = new Map<string, string>();
  const push = (text: string): string => {
    const reference = `#${highest + lines.length + 1}`;
    lines.push(`${reference}=${text};`);
    return reference;
  };
  return {
    add: (entity, ...attributes) => push(`${entity}(${attributes.join(',')})`),
    share: (entity, ...attributes) => {
      const text = `${entity}(${attributes.join(',')})`;
      const reference = shared.get(text) ?? push(text);
      shared.set(text, reference);
      return reference;
    },
    all: () => lines,
  };
};
