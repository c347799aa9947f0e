import type { ImportItem } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { ONBEKENDE_NAAM } from '@adviestool/domain/import/mapImport';

import { ImportAnalyse } from './ImportAnalyse.tsx';
import styles from './ImportDialog.module.css';
import { ImportVerloop } from './ImportVerloop.tsx';
import { StrategieKeuze } from './StrategieKeuze.tsx';
import { teksten } from './teksten.ts';
import { ToestandChip } from './ToestandChip.tsx';

interface Props {
  host: HostApi;
  item: ImportItem;
  /** Whether a choice that is missing is told. */
  isAsked: boolean;
  onRetry: () => void;
}

const naamOf = ({ message }: ImportItem): string => message.project.naam?.trim() || ONBEKENDE_NAAM;

/** One project: what was sent, and what to do with it or what came of it. */
export const ImportRegel = ({ host, item, isAsked, onRetry }: Props) => {
  const { metadata, gevelvullingen } = item.message;
  const naam = naamOf(item);
  return (
    <li className={styles['regel']}>
      <div className={styles['kop']}>
        <h3 className={styles['naam']}>{naam}</h3>
        <ToestandChip item={item} />
      </div>
      <p className={styles['bron']}>
        {`${metadata.file_path} · ${teksten.gevelvullingen(gevelvullingen.length)}`}
      </p>
      {item.run.status === 'idle' ? (
        <>
          <ImportAnalyse host={host} analysis={item.analysis} onRetry={onRetry} />
          <StrategieKeuze item={item} naam={naam} isAsked={isAsked} />
        </>
      ) : (
        <ImportVerloop host={host} run={item.run} />
      )}
    </li>
  );
};
