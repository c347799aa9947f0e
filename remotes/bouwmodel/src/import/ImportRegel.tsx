import type { ImportMessage } from '@adviestool/contract/importMessage';
import type { ImportItem, ImportRun } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { hasElementen } from '@adviestool/domain/import/hasElementen';
import { isTelverschil, textOf } from '@adviestool/domain/import/mapGevelvulling';
import { ONBEKENDE_NAAM } from '@adviestool/domain/import/mapImport';
import { Notice } from '@adviestool/ui/Notice';

import { BijwerkKeuze } from './BijwerkKeuze.tsx';
import { ImportAnalyse } from './ImportAnalyse.tsx';
import styles from './ImportDialog.module.css';
import { importFailureTexts } from './importErrorText.ts';
import { Productresets } from './Productresets.tsx';
import { StrategieKeuze } from './StrategieKeuze.tsx';
import { teksten } from './teksten.ts';
import { ImportToestand } from './ImportToestand.tsx';

/** What is being done for a project, and why it failed. */
const ImportVerloop = ({ host, run }: { host: HostApi; run: ImportRun }) => {
  if (run.status === 'pending')
    return <p className={styles['bron']}>{teksten.actie[run.action]}</p>;
  if (run.status === 'success' && run.projectId !== null && run.aantallen !== undefined) {
    const { nieuw, gewijzigd, vervallen } = run.aantallen;
    const { klaar, isVervallen } = teksten.bijwerken;
    return (
      <>
        <p className={styles['bron']}>{klaar(nieuw, gewijzigd, vervallen)}</p>
        <Productresets resets={run.resets ?? []} kop={isVervallen} />
      </>
    );
  }
  if (run.status !== 'error') return null;
  return importFailureTexts(host, run.failure).map((text) => <p key={text}>{text}</p>);
};

/** That the model says another aantal than it has elements. */
const Telverschillen = ({ gevelvullingen }: Pick<ImportMessage, 'gevelvullingen'>) => {
  const anders = gevelvullingen.filter(isTelverschil);
  const [eerste] = anders;
  if (eerste === undefined) return null;
  return (
    <Notice kind="warn">
      {teksten.telverschil(anders.length, {
        merk: textOf(eerste.merk),
        aantal: eerste.aantal ?? 0,
        elementen: eerste.elementen?.length ?? 0,
      })}
    </Notice>
  );
};

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
        <ImportToestand item={item} />
      </div>
      <p className={styles['bron']}>
        {`${metadata.file_path} · ${teksten.gevelvullingen(gevelvullingen.length)}`}
      </p>
      {item.run.status === 'idle' ? (
        <>
          <ImportAnalyse host={host} item={item} onRetry={onRetry} />
          <Telverschillen gevelvullingen={gevelvullingen} />
          <StrategieKeuze item={item} naam={naam} isAsked={isAsked} />
          {item.strategy === 'update' && hasElementen(item.message) && (
            <BijwerkKeuze key={item.receipt} host={host} item={item} />
          )}
        </>
      ) : (
        <ImportVerloop host={host} run={item.run} />
      )}
    </li>
  );
};
