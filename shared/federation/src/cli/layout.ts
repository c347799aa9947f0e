/** Characters of the longest line that a terminal shows whole. */
const WIDTH = 100;

/** A moment to the minute, in UTC. */
export const momentText = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')}Z`;

/** Text broken at its spaces, so that lines with so much before them fit. */
const wrapped = (text: string, indent: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH - indent)
      return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);

/** Lines with so many spaces before them. */
export const indented = (text: string, indent: number): string[] =>
  wrapped(text, indent).map((line) => ' '.repeat(indent) + line);
