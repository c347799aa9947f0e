import { z } from 'zod';

const advisorySchema = z.object({
  module_name: z.string(),
  vulnerable_versions: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
});

/** What `pnpm audit --json` prints when the registry answers. */
const auditSchema = z.object({
  advisories: z.record(z.string(), advisorySchema),
  metadata: z.object({ totalDependencies: z.int().positive() }),
});

export type Audit =
  | { kind: 'clean'; packages: number }
  | { kind: 'found'; lines: string[] }
  | { kind: 'unchecked'; reason: string };

const parse = (output: string): unknown => {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
};

const reasonIn = (output: string): string =>
  /ERR_PNPM_\w+/.exec(output)?.[0] ?? 'pnpm audit gave no answer';

/** What an audit says. What is no such answer, of a registry that has no advisories say, says nothing. */
export const readAudit = (output: string): Audit => {
  const audit = auditSchema.safeParse(parse(output));
  if (!audit.success) return { kind: 'unchecked', reason: reasonIn(output) };
  const { advisories, metadata } = audit.data;
  const lines = Object.values(advisories).map(
    ({ module_name, vulnerable_versions, severity, title, url }) =>
      `${severity}: ${module_name} ${vulnerable_versions}: ${title} (${url})`,
  );
  return lines.length === 0
    ? { kind: 'clean', packages: metadata.totalDependencies }
    : { kind: 'found', lines };
};

/** What an audit says, in a few words. */
export const auditLine = (audit: Audit): string => {
  switch (audit.kind) {
    case 'clean':
      return `none for ${audit.packages} packages`;
    case 'found':
      return `${audit.lines.length} found`;
    case 'unchecked':
      return `not checked (${audit.reason})`;
    default:
      return audit satisfies never;
  }
};
