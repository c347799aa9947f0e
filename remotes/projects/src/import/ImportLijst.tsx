import type { ImportItem } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';

import styles from './ImportDialog.module.css';
import { ImportRegel } from './ImportRegel.tsx';
import { teksten } from './teksten.ts';

interface Props {
  host: HostApi;
  items: readonly ImportItem[];
  /** The receipt up to which a choice that is missing is told. */
  askedFor: number;
  onRetry: () => void;
}

export const ImportLijst = ({ host, items, askedFor, onRetry }: Props) =>
  items.length === 0 ? (
    <p>{teksten.leeg}</p>
  ) : (
    <ul className={styles['lijst']} aria-label={teksten.lijst}>
      {items.map((item) => (
        <ImportRegel
          key={item.receipt}
          host={host}
          item={item}
          isAsked={item.receipt <= askedFor}
          onRetry={onRetry}
        />
      ))}
    </ul>
  );
