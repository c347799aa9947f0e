import { isApiError } from '@adviestool/contract/api/apiError';
import { SeveralProjectsError } from '@adviestool/contract/api/externalConnections';
import type { ExistingProject, ImportItem } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { chooseExisting } from '@adviestool/domain/import/importQueue';
import { changeImportQueue } from '@adviestool/state/importQueue';
import { Button } from '@adviestool/ui/Button';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { RelativeTime } from '@adviestool/ui/RelativeTime';
import { Select } from '@adviestool/ui/Select';

import styles from './ImportDialog.module.css';
import { importErrorText } from './importErrorText.ts';
import { ModelVergelijking } from './ModelVergelijking.tsx';
import { teksten } from './teksten.ts';

interface Props {
  host: HostApi;
  item: ImportItem;
  onRetry: () => void;
}

/** Whether another look may find something else: the message itself stays as it was sent. */
const mayChange = (error: unknown): boolean =>
  isApiError(error) || error instanceof SeveralProjectsError;

interface BestaandProps {
  item: ImportItem;
  existing: ExistingProject;
  others: readonly ExistingProject[];
}

/** The project of the same model, and which one it is when there are more. */
const Bestaand = ({ item, existing, others }: BestaandProps) => {
  const all = [existing, ...others].toSorted((one, other) => one.id - other.id);
  return (
    <>
      <p className={styles['bron']}>
        {teksten.bestaandVan(existing.naam)} <RelativeTime value={existing.changed} />.
      </p>
      {others.length > 0 && (
        <Select
          label={teksten.welkProject}
          value={String(existing.id)}
          options={all.map(({ id, naam, changed }) => ({
            value: String(id),
            label: `${naam ?? teksten.vergelijking.onbekend} · ${formatDateTime(new Date(changed))}`,
          }))}
          onChange={(id) =>
            changeImportQueue((queue) => chooseExisting(queue, item.receipt, Number(id)))
          }
        />
      )}
      <ModelVergelijking item={item} existing={existing} />
    </>
  );
};

/** What is known of a project before its import. */
export const ImportAnalyse = ({ host, item, onRetry }: Props) => {
  const { analysis } = item;
  switch (analysis.status) {
    case 'idle':
    case 'queued':
    case 'pending':
      return <p className={styles['bron']}>{teksten.opzoeken}</p>;
    case 'error':
      return (
        <Notice
          kind="bad"
          title={teksten.nietOpgezocht}
          actions={
            mayChange(analysis.error) ? (
              <Button onClick={onRetry}>{teksten.opnieuw}</Button>
            ) : undefined
          }
        >
          {importErrorText(host, analysis.error)}
        </Notice>
      );
    case 'success':
      return (
        <>
          {analysis.existing !== null && (
            <Bestaand item={item} existing={analysis.existing} others={analysis.others} />
          )}
          {analysis.archived?.map(({ id, naam }) => (
            <p key={id} className={styles['bron']}>
              {teksten.inArchief(naam)}
            </p>
          ))}
        </>
      );
    default:
      return analysis satisfies never;
  }
};
