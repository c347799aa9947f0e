import type { ImportAnalysis, ImportItem, ImportRun } from '@adviestool/contract/importQueue';
import { Chip } from '@adviestool/ui/Chip';

import { teksten } from './teksten.ts';

const AnalyseChip = ({ analysis }: { analysis: ImportAnalysis }) => {
  if (analysis.status !== 'success') return null;
  return analysis.existing === null ? (
    <Chip kind="info">{teksten.nieuw}</Chip>
  ) : (
    <Chip kind="warn">{teksten.bestaat}</Chip>
  );
};

const RunChip = ({ run }: { run: ImportRun }) => {
  switch (run.status) {
    case 'idle':
    case 'queued':
      return <Chip>{teksten.wachtrij}</Chip>;
    case 'pending':
      return <Chip kind="info">{teksten.bezig}</Chip>;
    case 'success':
      if (run.projectId === null) return <Chip>{teksten.overgeslagen}</Chip>;
      return (
        <Chip kind="ok">
          {run.aantallen === undefined ? teksten.geimporteerd : teksten.bijgewerkt}
        </Chip>
      );
    case 'error':
      return <Chip kind="bad">{teksten.mislukt}</Chip>;
    default:
      return run satisfies never;
  }
};

/** Where a project of the queue is, in a word or two. */
export const ImportToestand = ({ item: { analysis, run } }: { item: ImportItem }) =>
  run.status === 'idle' ? <AnalyseChip analysis={analysis} /> : <RunChip run={run} />;
