import { handleidingPath } from '@adviestool/contract/handleidingPath';
import { projectPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import { nieuwProjectPath } from '../edit/daarna.ts';
import { ARCHIEF, IMPORTEREN } from '../project/listPaths.ts';
import { loadCode } from '../project/loadCode.ts';
import { magMaken } from '../project/magMaken.ts';
import styles from './BeginScherm.module.css';
import { teksten } from './teksten.ts';

const { wegen } = teksten;

/** Makes the sample project and opens it; pressed again after a failure it makes no second one. */
const useVoorbeeld = (host: HostApi) => {
  const [isBusy, setBusy] = useState(false);
  const maker = useRef<(() => Promise<number | null>) | null>(null);

  const make = async (): Promise<void> => {
    setBusy(true);
    const code = await loadCode(host, () => import('./createVoorbeeldMaker.ts'));
    maker.current ??= code?.createVoorbeeldMaker(host) ?? null;
    const projectId = (await maker.current?.()) ?? null;
    setBusy(false);
    if (projectId === null) return;
    host.toast('success', teksten.voorbeeldGemaakt);
    host.navigate(projectPath(projectId));
  };

  return { isBusy, make };
};

interface WegProps {
  weg: { titel: string; tekst: string };
  children: ReactNode;
}

const Weg = ({ weg: { titel, tekst }, children }: WegProps) => (
  <li className={styles.weg}>
    <h3>{titel}</h3>
    <p>{tekst}</p>
    {children}
  </li>
);

/** The ways to begin, for who may. */
const Wegen = ({ host }: { host: HostApi }) => {
  const { isBusy, make } = useVoorbeeld(host);
  return (
    <ul className={styles.wegen}>
      <Weg weg={wegen.zelf}>
        <Link to={nieuwProjectPath('gevelvulling')} className={buttonClass('primary')}>
          {wegen.zelf.actie}
        </Link>
      </Weg>
      <Weg weg={wegen.kozijnstaat}>
        <Link to={nieuwProjectPath('kozijnstaat')} className={buttonClass()}>
          {wegen.kozijnstaat.actie}
        </Link>
      </Weg>
      <Weg weg={wegen.voorbeeld}>
        <Button busy={isBusy} onClick={() => void make()}>
          {wegen.voorbeeld.actie}
        </Button>
      </Weg>
    </ul>
  );
};

/** In place of a list that is empty. */
export const BeginScherm = ({ host }: { host: HostApi }) => {
  const titleId = useId();
  const isMaker = magMaken(host);
  const handleiding = handleidingPath(host.config.variant, 'eerste-gevelvulling');

  return (
    <section className={styles.begin} aria-labelledby={titleId}>
      <div className={styles.kop}>
        <h2 id={titleId} className={styles.titel}>
          {teksten.leeg}
        </h2>
        <p className={styles.uitleg}>{isMaker ? teksten.uitleg : teksten.maaktNiet}</p>
      </div>
      {isMaker && <Wegen host={host} />}
      <div className={styles.ook}>
        {isMaker && <Link to={IMPORTEREN}>{teksten.importeren}</Link>}
        <Link to={ARCHIEF}>{teksten.archief}</Link>
        {handleiding !== null && <Link to={handleiding}>{teksten.handleiding}</Link>}
        {isMaker && <span>{teksten.bouwmodel}</span>}
      </div>
    </section>
  );
};
