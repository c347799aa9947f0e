import type { ImportItem, UpdateKeuze } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { chooseUpdate } from '@adviestool/domain/import/importQueue';
import {
  planUpdate,
  standaardKeuze,
  type Updateplan,
  type UpdateRegel,
} from '@adviestool/domain/import/planUpdate';
import { formatQuantity } from '@adviestool/getallen/formatQuantity';
import { changeImportQueue } from '@adviestool/state/importQueue';
import { Notice } from '@adviestool/ui/Notice';
import { useMemo } from 'react';

import styles from './BijwerkKeuze.module.css';
import { BijwerkTabel } from './BijwerkTabel.tsx';
import { VerwachteResets } from './Productresets.tsx';
import { teksten } from './teksten.ts';

const woorden = teksten.bijwerken;

type Regels = readonly UpdateRegel[];

const KIESBAAR = ['nieuw', 'gewijzigd', 'vervallen'] as const;

interface PerSoortProps {
  regels: Regels;
  gekozen: ReadonlySet<string>;
  onChange: (ids: readonly string[], isTaken: boolean) => void;
}

/** Takes over or leaves all rows of a kind at once, and says how many there are. */
const PerSoort = ({ regels, gekozen, onChange }: PerSoortProps) => {
  const gelijk = regels.filter(({ soort }) => soort === 'gelijk').length;
  return (
    <fieldset className={styles['soorten']}>
      <legend className={styles['legend']}>{woorden.keuzePerSoort}</legend>
      {KIESBAAR.map((soort) => {
        const ids = regels.filter((regel) => regel.soort === soort).map(({ id }) => id);
        const aan = ids.filter((id) => gekozen.has(id)).length;
        return (
          <label key={soort} className={styles['optie']}>
            <input
              type="checkbox"
              disabled={ids.length === 0}
              checked={ids.length > 0 && aan === ids.length}
              ref={(input) => {
                if (input !== null) input.indeterminate = aan > 0 && aan < ids.length;
              }}
              onChange={(event) => onChange(ids, event.target.checked)}
            />
            {woorden.aantal(woorden.soorten[soort], ids.length)}
          </label>
        );
      })}
      <span className={styles['gelijk']}>{woorden.aantal(woorden.soorten.gelijk, gelijk)}</span>
    </fieldset>
  );
};

interface HoogteProps {
  nu: number | null;
  voorstel: number;
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
}

/** Warns of a building that is lower than what stands in it. */
const Hoogte = ({ nu, voorstel, isTaken, onChange }: HoogteProps) => {
  const hoogste = formatQuantity(voorstel, '0-3', 'm');
  return (
    <Notice kind="warn">
      <p>
        {woorden.hoogteTeLaag(
          nu === null ? woorden.geenHoogte : formatQuantity(nu, '0-3', 'm'),
          hoogste,
        )}
      </p>
      <label className={styles['optie']}>
        <input
          type="checkbox"
          checked={isTaken}
          onChange={(event) => onChange(event.target.checked)}
        />
        {woorden.hoogteOvernemen(hoogste)}
      </label>
    </Notice>
  );
};

/** Says what is deleted, before it is. */
const Verwijdering = ({ plan, gekozen }: { plan: Updateplan; gekozen: ReadonlySet<string> }) => {
  const weg = plan.regels.flatMap((regel) =>
    regel.soort === 'vervallen' && gekozen.has(regel.id) ? [regel.stored] : [],
  );
  const vast = weg.filter(({ vastgesteld }) => vastgesteld !== undefined).length;
  return weg.length === 0 ? null : (
    <Notice kind="warn">{woorden.verwijderd(weg.length, vast)}</Notice>
  );
};

/** Gevelvullingen that are listed. */
const EERSTE = 100;

/** What of the project is otherwise than the model says, and stays so. */
const Blijft = ({ regels }: { regels: Regels }) => {
  const anders = regels.flatMap((regel) =>
    'blijft' in regel && regel.blijft.length > 0 ? [regel] : [],
  );
  if (anders.length === 0) return null;
  return (
    <details>
      <summary>{woorden.blijft(anders.length)}</summary>
      <ul>
        {anders.slice(0, EERSTE).map(({ id, stored, blijft }) => (
          <li key={id}>
            {stored.gevelvullingEnKaderData.merk ?? woorden.zonderMerk}
            {blijft.map(({ label, oud, nieuw }) => (
              <p key={label}>
                {label}: {woorden.blijftVan(oud, nieuw)}
              </p>
            ))}
          </li>
        ))}
        {anders.length > EERSTE && <li>{woorden.enNog(anders.length - EERSTE)}</li>}
      </ul>
    </details>
  );
};

/** What a model that is sent again changes in its project, and what of that the user takes over. */
export const BijwerkKeuze = ({ host, item }: { host: HostApi; item: ImportItem }) => {
  const { message, analysis, receipt } = item;
  const existing = analysis.status === 'success' ? analysis.existing : null;
  const project = existing?.project;
  const plan = useMemo(
    () => (project === undefined ? null : planUpdate(project, message)),
    [project, message],
  );
  if (plan === null || project === undefined) return null;
  const keuze = item.update ?? { gekozen: standaardKeuze(plan), gebouwhoogte: false };
  const { gekozen } = keuze;

  const change = (next: Partial<UpdateKeuze>): void =>
    changeImportQueue((queue) => chooseUpdate(queue, receipt, { ...keuze, ...next }));
  const take = (ids: readonly string[], isTaken: boolean): void => {
    const next = new Set(gekozen);
    for (const id of ids) {
      if (isTaken) next.add(id);
      else next.delete(id);
    }
    change({ gekozen: next });
  };
  const regels = plan.regels.filter(({ soort }) => soort !== 'gelijk');

  return (
    <div className={styles['keuze']}>
      <p className={styles['uitleg']}>{regels.length === 0 ? woorden.niets : woorden.uitleg}</p>
      {plan.gebouwhoogte !== null && (
        <Hoogte
          nu={project.projectGegevens.gebouwhoogte}
          voorstel={plan.gebouwhoogte}
          isTaken={keuze.gebouwhoogte}
          onChange={(gebouwhoogte) => change({ gebouwhoogte })}
        />
      )}
      {regels.length > 0 && (
        <>
          <PerSoort regels={plan.regels} gekozen={gekozen} onChange={take} />
          <BijwerkTabel regels={regels} gekozen={gekozen} onChange={take} />
        </>
      )}
      <VerwachteResets
        key={project.id}
        host={host}
        project={project}
        plan={plan}
        gekozen={gekozen}
      />
      <Blijft regels={plan.regels} />
      <Verwijdering plan={plan} gekozen={gekozen} />
    </div>
  );
};
