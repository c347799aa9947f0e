/** Failures in browsers of a version of a remote; null: nobody can say. */
export type FailuresOf = (remote: string, version: string) => number | null;

interface Failures {
  failuresOf: FailuresOf;
  /** What was not heard, for people. */
  problems: readonly string[];
}

/** Milliseconds in which a backend has to answer. */
const PATIENCE = 5000;

/** Also of a backend that counted nothing yet. What answers without it, as a site its first page, is none. */
const TYPE = /^# TYPE adviestool_remote_failures_total counter$/m;

const LINE = /^adviestool_remote_failures_total\{([^}]*)\} (\d+(?:\.\d+)?)$/;

const labelOf = (labels: string, name: string): string | undefined =>
  new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1];

/** What one backend counted since it was started, by remote and version. */
const countsIn = (text: string): [key: string, count: number][] =>
  text.split('\n').flatMap((line) => {
    const [, labels, count] = LINE.exec(line) ?? [];
    if (labels === undefined) return [];
    return [[`${labelOf(labels, 'remote')}@${labelOf(labels, 'version')}`, Number(count)]];
  });

interface Told {
  counts: [key: string, count: number][];
  problem: string | null;
}

const ask = async (url: string, token: string | undefined): Promise<Told> => {
  try {
    const answer = await fetch(url, {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return { counts: [], problem: `${url} answers ${answer.status}.` };
    const text = await answer.text();
    return TYPE.test(text)
      ? { counts: countsIn(text), problem: null }
      : {
          counts: [],
          problem: `${url} tells nothing of failures: it is no /metrics of a backend.`,
        };
  } catch {
    return { counts: [], problem: `${url} does not answer.` };
  }
};

/**
 * Asks backends what they counted of failures of remotes. When one of them does not answer, no number is right.
 * @param urls where each answers Prometheus
 * @param token that it asks for
 */
export const readFailures = async (
  urls: readonly string[],
  token: string | undefined,
): Promise<Failures> => {
  const answers = await Promise.all(urls.map((url) => ask(url, token)));
  const problems = answers.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) return { failuresOf: () => null, problems };
  const sums = new Map<string, number>();
  for (const [key, count] of answers.flatMap(({ counts }) => counts)) {
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return { failuresOf: (remote, version) => sums.get(`${remote}@${version}`) ?? 0, problems };
};
