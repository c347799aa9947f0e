/** A line of a stack, as V8 writes it and a bundler passes it on behind a rule. */
const FRAME = /^[\s│]*at (?:.+ \(.+\)|\S+:\d+:\d+|new \S+ \(.+\))$/;

/** What a tool printed, without the places in its own code where it failed. */
export const withoutStack = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !FRAME.test(line))
    .join('\n');
