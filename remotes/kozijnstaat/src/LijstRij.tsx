import type { Catalogus } from '@adviestool/contract/catalogus';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { keuzesVan } from '@adviestool/kozijnstaten/dubbelen';
import type { Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import type { DubbelKeuze } from '@adviestool/kozijnstaten/dubbelen';
import type { RijPlan } from '@adviestool/kozijnstaten/planRij';
import type { GelezenCel, GelezenRij } from '@adviestool/kozijnstaten/readRij';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { isKaderVeld, lijstveldOf } from '@adviestool/domain/velden/lijstvelden';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { writeWaarde } from '@adviestool/domain/velden/showVelden';
import { readPad } from '@adviestool/domain/velden/veldpad';
import { Chip } from '@adviestool/ui/Chip';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { memo, useId, useMemo } from 'react';

import { LijstCel } from './LijstCel.tsx';
import styles from './LijstTabel.module.css';
import { chooseDubbel, leaveOut, correctCel, type Keuzewijziging } from './lijstKeuzes.ts';
import { vraagtType } from './ontbrekendIn.ts';
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
  /** Asks what rows of this type lack. */
  onBeantwoord: (type: GevelvullingType) => void;
}

interface LijstRijProps {
  rij: VoorbeeldRij;
  context: RijContext;
}

const TONEN = { fout: 'bad', vraag: 'warn' } as const;

/** What a field of the gevelvulling was, where the row changes it; null: it does not. */
const oudeTekst = (veld: RegisterVeld, { oud, gevelvulling }: RijPlan): string | null => {
  if (oud === null || gevelvulling === null) return null;
  const [voor, na] = [oud, gevelvulling].map((each) => {
    const deel = isKaderVeld(veld) ? each.gevelvullingEnKaderData : each.detailleringData;
    return writeWaarde(veld, readPad(deel, veld.pad));
  });
  return voor === na ? null : (voor ?? teksten.dubbel.leeg);
};

/** The cell of a field; the aantal of a row to which others are added is understood as that of all. */
const celVan = (veld: RegisterVeld, { gelezen, regel }: VoorbeeldRij): GelezenCel | undefined => {
  const cel = gelezen.cellen[veld.naam];
  const { gevelvulling, samen } = regel;
  if (cel === undefined || veld.naam !== 'aantal' || samen === 0 || gevelvulling === null)
    return cel;
  return { ...cel, begrepen: writeWaarde(veld, gevelvulling.gevelvullingEnKaderData.aantal) };
};

/** How many hoekankers one of them takes, before and after. */
const hoekankersOf = (
  { oud, gevelvulling }: RijPlan,
  basis: Pick<RijContext, 'projectGegevens' | 'catalogus'>,
): string | null => {
  if (oud === null || gevelvulling === null || oud === gevelvulling) return null;
  const [voor, na] = [oud, gevelvulling].map(
    (each) => adviesFor({ ...basis, gevelvulling: each })?.totaalPerGevelvulling ?? null,
  );
  return voor === null || voor === undefined || na === null || na === undefined
    ? null
    : teksten.hoekankers(voor, na);
};

const Uitkomst = ({ rij: { regel }, context }: LijstRijProps) => {
  const { projectGegevens, catalogus, onBeantwoord } = context;
  const { gevelvulling, soort } = regel;
  // The import chooses products only for what it makes or changes.
  const voorkeur = soort === 'ongewijzigd' ? null : context.voorkeur;
  const uitkomst = useMemo(
    () =>
      gevelvulling === null
        ? null
        : uitkomstOf(gevelvulling, { projectGegevens, catalogus, voorkeur }),
    [gevelvulling, projectGegevens, catalogus, voorkeur],
  );
  const hoekankers = useMemo(
    () => hoekankersOf(regel, { projectGegevens, catalogus }),
    [regel, projectGegevens, catalogus],
  );
  if (uitkomst === null) return null;
  const type = vraagtType(regel);
  if (uitkomst.toon === null && type !== null) {
    return (
      <button type="button" className={styles.ontbreekt} onClick={() => onBeantwoord(type)}>
        {uitkomst.tekst}
      </button>
    );
  }
  return uitkomst.toon === null ? (
    <span className={styles.ontbreekt}>{uitkomst.tekst}</span>
  ) : (
    <>
      <Chip kind={uitkomst.toon}>{uitkomst.tekst}</Chip>
      {hoekankers !== null && <span className={styles.gevolg}>{hoekankers}</span>}
    </>
  );
};

/** The answer that a row has. */
const KEUZE_BIJ: Readonly<Partial<Record<RijPlan['soort'], DubbelKeuze>>> = {
  nieuw: 'nieuw',
  bijwerken: 'bijwerken',
  ongewijzigd: 'bijwerken',
  opgeteld: 'optellen',
  weggelaten: 'overslaan',
};

/** What becomes of the row; where its merk exists the user chooses. */
const Wordt = ({ rij: { regel }, context: { onChange } }: LijstRijProps) => {
  const { rij, soort, dubbel } = regel;
  if (soort === 'opgeteld' && dubbel?.verschillen.length === 0) {
    return teksten.opgeteldBij(dubbel.bij ?? 0);
  }
  if (dubbel === null || soort === 'fout') {
    return soort === 'fout' || soort === 'vraag' ? (
      <Chip kind={TONEN[soort]}>{teksten.soort[soort]}</Chip>
    ) : (
      teksten.soort[soort]
    );
  }
  const keuzes = keuzesVan(dubbel);
  const value = keuzes.find((keuze) => keuze === KEUZE_BIJ[soort]) ?? '';
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
          {teksten.dubbel.keuze(keuze, dubbel.waar)}
        </option>
      ))}
    </NativeSelect>
  );
};

/** What two rows of one merk say otherwise, beside each other. */
const verschilTekst = ({ gelezen, eerste, regel: { dubbel } }: VoorbeeldRij): string =>
  (dubbel?.verschillen ?? [])
    .map((naam) => {
      const tekstIn = (rij: GelezenRij | null): string =>
        rij?.cellen[naam]?.begrepen ?? teksten.dubbel.leeg;
      const label = lijstveldOf(naam)?.label ?? naam;
      return teksten.dubbel.verschil(label, tekstIn(eerste), tekstIn(gelezen));
    })
    .join('; ');

const dubbelTekst = (rij: VoorbeeldRij): string[] => {
  const { dubbel, soort } = rij.regel;
  if (dubbel === null) return [];
  if (dubbel.verschillen.length > 0) {
    return [teksten.dubbel.bestand(dubbel.bij ?? 0, verschilTekst(rij))];
  }
  return soort === 'vraag' ? [teksten.dubbel.nietBij] : [];
};

/** What is wrong with a row, and what the user should know of it. */
const meldingenOf = (rij: VoorbeeldRij): string[] => [
  ...dubbelTekst(rij),
  ...rij.gelezen.waarschuwingen,
  ...rij.regel.waarschuwingen,
];

const Regels = ({ rij, index, context }: LijstRijProps & { index: number }) => {
  const id = useId();
  const { velden, onChange } = context;
  const { gelezen, regel } = rij;
  const isWeg = regel.soort === 'weggelaten';
  const { fouten } = regel;
  const meldingen = isWeg ? [] : meldingenOf(rij);
  const foutOf = (naam: string): string | undefined =>
    fouten.some(({ veld }) => veld === naam) ? `${id}-${naam}` : undefined;

  return (
    <>
      <tr className={styles.rij} data-soort={regel.soort} aria-rowindex={index + 2}>
        <td className={styles.mee}>
          <input
            type="checkbox"
            aria-label={teksten.tabel.weglaten(gelezen.rij)}
            checked={!isWeg}
            onChange={({ target }) => onChange(leaveOut([gelezen.rij], !target.checked))}
          />
        </td>
        <th scope="row" className={styles.nummer}>
          {gelezen.rij}
        </th>
        <td className={styles.wordt}>
          <Wordt rij={rij} context={context} />
        </td>
        {velden.map((veld) => (
          <LijstCel
            key={veld.naam}
            naam={teksten.tabel.cel(veld.label, gelezen.rij)}
            isGetal={veld.soort === 'maat' || veld.soort === 'getal'}
            eenheid={veld.eenheid}
            oud={oudeTekst(veld, regel)}
            cel={celVan(veld, rij)}
            foutId={foutOf(veld.naam)}
            onChange={(tekst) => onChange(correctCel(gelezen.rij, veld.naam, tekst))}
          />
        ))}
        <td className={styles.advies}>
          <Uitkomst rij={rij} context={context} />
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
