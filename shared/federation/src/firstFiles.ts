/** What stands in a document before anything is fetched, as files of the host's build. */
export const FIRST_FILES = { script: 'first.js', style: 'first.css' } as const;

/** The modules of which they are made. */
export type FirstModules = Readonly<Record<keyof typeof FIRST_FILES, string>>;
