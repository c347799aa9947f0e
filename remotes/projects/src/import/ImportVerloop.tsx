import type { ImportRun } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';

import styles from './ImportDialog.module.css';
import { importFailureTexts } from './importErrorText.ts';
import { actieLabels } from './teksten.ts';

/** What is being done for a project, and why it failed. */
export const ImportVerloop = ({ host, run }: { host: HostApi; run: ImportRun }) => {
  if (run.status === 'pending') return <p className={styles['bron']}>{actieLabels[run.action]}</p>;
  if (run.status !== 'error') return null;
  return importFailureTexts(host, run.failure).map((text) => <p key={text}>{text}</p>);
};
