import { isApiError } from '@adviestool/contract/api/apiError';
import { SeveralProjectsError } from '@adviestool/contract/api/externalConnections';
import type { ImportAnalysis } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { RelativeTime } from '@adviestool/ui/RelativeTime';

import styles from './ImportDialog.module.css';
import { importErrorText } from './importErrorText.ts';
import { teksten } from './teksten.ts';

interface Props {
  host: HostApi;
  analysis: ImportAnalysis;
  onRetry: () => void;
}

/** Whether another look may find something else: the message itself stays as it was sent. */
const mayChange = (error: unknown): boolean =>
  isApiError(error) || error instanceof SeveralProjectsError;

/** What is known of a project before its import. */
export const ImportAnalyse = ({ host, analysis, onRetry }: Props) => {
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
        analysis.existing !== null && (
          <p className={styles['bron']}>
            {teksten.bestaandVan(analysis.existing.naam)}{' '}
            <RelativeTime value={analysis.existing.changed} />.
          </p>
        )
      );
    default:
      return analysis satisfies never;
  }
};
