import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { DUBBEL_KEUZES } from '@adviestool/kozijnstaten/dubbelen';
import type { Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { Chip } from '@adviestool/ui/Chip';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { memo, useId, useMemo } from 'react';

import { LijstCel } from './LijstCel.tsx';
import styles from './LijstTabel.module.css';
import { chooseDubbel, leaveOut, correctCel, type Keuzewijziging } from './lijstKeuzes.ts';
import { teksten } from './teksten.ts';
import { uitkomstOf } from './uitkomst.ts';
import type { VoorbeeldRij } from './voorbeeld.ts';

/** What is the same for every row. */
export interface RijContext {
  velden: readonly RegisterVeld[];
  projectGegevens: ProjectGegevens;
  catalogus: Catalogus;
  /** What is recommended where there is no product; null: nothing. */
  voorkeur: Voorkeur | null;
  onChange: (wijziging: Keuzewijziging) => void;
}

interface LijstRijProps {
  rij: VoorbeeldRij;
  context: RijContext;
}

const TONEN = { fout: 'bad', vraag: 'warn' } as const;

const Uitkomst = ({ rij: { regel }, context }: LijstRijProps) => {
  const { projectGegevens, catalogus, voorkeur } = context;
  const { gevelvulling } = regel;
  const uitkomst = useMemo(
    () =>
      gevelvulling === null
        ? null
        : uitkomstOf(gevelvulling, { projectGegevens, catalogus, voorkeur }),
    [gevelvulling, projectGegevens, catalogus, voorkeur],
  );
  if (uitkomst === null) return null;
  return uitkomst.toon === null ? (
    <span className={styles.ontbreekt}>{uitkomst.tekst}</span>
  ) : (
    <Chip kind={uitkomst.toon}>{uitkomst.tekst}</Chip>
  );
};

/** What becomes of the row; where its merk exists the user chooses. */
const Wordt = ({ rij: { regel }, context: { onChange } }: LijstRijProps) => {
  const { rij, soort, dubbel } = regel;
  if (dubbel === null || soort === 'fout') {
    return soort === 'fout' || soort === 'vraag' ? (
      <Chip kind={TONEN[soort]}>{teksten.soort[soort]}</Chip>
    ) : (
      teksten.soort[soort]
    );
  }
  const keuzes = DUBBEL_KEUZES.filter((keuze) => keuze !== 'bijwerken' || dubbel.kanBijwerken);
  const gekozen = soort === 'weggelaten' ? 'overslaan' : keuzes.find((keuze) => keuze === soort);
  const value = soort === 'ongewijzigd' ? 'bijwerken' : (gekozen ?? '');
  return (
    <NativeSelect
      aria-label={teksten.tabel.keuze(rij)}
      aria-invalid={soort === 'vraag' || undefined}
      value={value}
      onChange={({ target }) => {
        const keuze = keuzes.find((each) => each === target.value);
        if (keuze !== undefined) onChange(chooseDubbel([rij], keuze));
      }}
    >
      {value === '' && <option value="">{teksten.dubbel.vraag}</option>}
      {keuzes.map((keuze) => (
        <option key={keuze} value={keuze}>
          {teksten.dubbel.keuze[keuze]}
        </option>
      ))}
    </NativeSelect>
  );
};

/** What is wrong with a row, and what the user should know of it. */
const meldingenOf = ({ gelezen, regel }: VoorbeeldRij): string[] => [
  ...(regel.soort !== 'vraag' || regel.dubbel === null
    ? []
    : [teksten.dubbel[regel.dubbel.kanBijwerken ? regel.dubbel.waar : 'nietBij']]),
  ...gelezen.waarschuwingen,
  ...regel.waarschuwingen,
];

const Regels = ({ rij, index, context }: LijstRijProps & { index: number }) => {
  const id = useId();
  const { velden, onChange } = context;
  const { gelezen, regel } = rij;
  const isWeg = regel.soort === 'weggelaten';
  const fouten = isWeg ? [] : gelezen.fouten;
  const meldingen = isWeg ? [] : meldingenOf(rij);
  const foutOf = (naam: string): string | undefined =>
    fouten.some(({ veld }) => veld === naam) ? `${id}-${naam}` : undefined;

  return (
    <>
      <tr className={styles.rij} data-soort={regel.soort} aria-rowindex={index + 2}>
        <th scope="row" className={styles.nummer}>
          {gelezen.rij}
        </th>
        {velden.map((veld) => (
          <LijstCel
            key={veld.naam}
            naam={teksten.tabel.cel(veld.label, gelezen.rij)}
            isGetal={veld.soort === 'maat' || veld.soort === 'getal'}
            eenheid={veld.eenheid}
            cel={gelezen.cellen[veld.naam]}
            foutId={foutOf(veld.naam)}
            onChange={(tekst) => onChange(correctCel(gelezen.rij, veld.naam, tekst))}
          />
        ))}
        <td className={styles.wordt}>
          <Wordt rij={rij} context={context} />
        </td>
        <td>
          <Uitkomst rij={rij} context={context} />
        </td>
        <td className={styles.mee}>
          <input
            type="checkbox"
            aria-label={teksten.tabel.weglaten(gelezen.rij)}
            checked={!isWeg}
            onChange={({ target }) => onChange(leaveOut([gelezen.rij], !target.checked))}
          />
        </td>
      </tr>
      {fouten.length + meldingen.length > 0 && (
        <tr className={styles.meldingen}>
          <td colSpan={velden.length + 4}>
            {fouten.map(({ veld, tekst }) => (
              <p key={veld} id={`${id}-${veld}`} className={styles.fout}>
                {velden.find(({ naam }) => naam === veld)?.label}: {tekst}
              </p>
            ))}
            {meldingen.map((tekst) => (
              <p key={tekst}>{tekst}</p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
};

/** A row as it will be. Scrolling draws only the rows anew that come into sight. */
export const LijstRij = memo(Regels);
