import { Button } from '@adviestool/ui/Button';
import { Page } from '@adviestool/ui/Page';

import { RemoteContractError } from './RemoteContractError.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';
import styles from './RemotePanel.module.css';
import { teksten } from './teksten.ts';

export interface RemoteName {
  id: string;
  version: string;
}

interface Props {
  remote: RemoteName;
  error: unknown;
  onRetry: () => void;
}

const reasonOf = (error: unknown): string => {
  if (error instanceof RemoteLoadError) return teksten.nietGeladen;
  return error instanceof RemoteContractError ? teksten.pastNiet : teksten.vastgelopen;
};

/** In place of a remote that could not be shown: which one, what happened, and another try. */
export const RemotePanel = ({ remote, error, onRetry }: Props) => (
  <Page width="form">
    <section className={styles['panel']} role="alert">
      <h1>{teksten.titel}</h1>
      <p>{reasonOf(error)}</p>
      <p className={styles['version']}>{teksten.onderdeel(remote.id, remote.version)}</p>
      <div>
        <Button kind="primary" onClick={onRetry}>
          {teksten.opnieuw}
        </Button>
      </div>
    </section>
  </Page>
);
