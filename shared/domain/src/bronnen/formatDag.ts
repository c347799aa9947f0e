const DAG = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date in words: 1 maart 2026. */
export const formatDag = (dag: string): string => DAG.format(new Date(`${dag}T00:00:00Z`));
