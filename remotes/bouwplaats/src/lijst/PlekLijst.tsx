import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { groepNaam } from '@adviestool/domain/toelichting/plaatsGroepen';
import type { MontageStand } from '@adviestool/montage/montageStand';
import { Chip } from '@adviestool/ui/Chip';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Link } from 'react-router';

import styles from '../plek/Bouwplaats.module.css';
import { gevelvullingPath, type Plek } from '../adres/plek.ts';
import type { PlekProps } from '../plek/PlekPagina.tsx';
import { aandachtVan } from '../plek/aandachtVan.ts';
import { rijenVan, standVan, type PlekRij } from '../plek/rijenVan.ts';
import { Som } from '../plek/Som.tsx';
import { teksten } from '../plek/teksten.ts';

const { stand: woord } = teksten;

const standTekst = ({ gereed, geplaatst, stuks }: MontageStand): string => {
  if (gereed) return woord.gereed;
  return geplaatst === 0 ? woord.teDoen : woord.bezig(geplaatst, stuks);
};

const Stand = ({ rij, stand }: { rij: PlekRij; stand: MontageStand }) => {
  const { voldoet, isBevestigingGetoetst, waarschuwingen } = rij;
  // Warnings alone do not take the place of how far it is: they stand beside it.
  const [punt] = aandachtVan({ voldoet, waarschuwingen: 0 }, stand);
  if (punt !== undefined) return <Chip kind={punt.kind}>{punt.tekst}</Chip>;
  if (voldoet === null) return <Chip kind="warn">{woord.geenAdvies}</Chip>;
  const tekst = adviesTeksten.metWaarschuwingen(standTekst(stand), waarschuwingen);
  const isGetoetst = !stand.gereed || isBevestigingGetoetst;
  if (waarschuwingen > 0 || !isGetoetst) {
    return (
      <>
        <Chip kind="warn">{tekst}</Chip>
        {!isGetoetst && <Chip kind="warn">{adviesTeksten.bevestigingNietGetoetst}</Chip>}
      </>
    );
  }
  return stand.gereed ? <Chip kind="ok">{tekst}</Chip> : <Chip>{tekst}</Chip>;
};

const Rij = ({ plek, rij, stand }: { plek: Plek; rij: PlekRij; stand: MontageStand }) => (
  <li>
    <Link to={gevelvullingPath(plek, rij.id)} className={styles.rij}>
      <span>
        <span className={styles.merk}>{rij.merk ?? teksten.zonderMerk}</span> {rij.omschrijving}
      </span>
      <Stand rij={rij} stand={stand} />
    </Link>
  </li>
);

/** Where none of them says its place, there is none to name. */
const zegtPlek = (groepen: readonly { naam: string | null }[]): boolean =>
  groepen.some(({ naam }) => naam !== null);

/** Every gevelvulling by bouwlaag and gevel, with what is done. */
export const PlekLijst = ({ geladen: { plek }, stand: { nieuwste }, bouwlagen }: PlekProps) => {
  const alle = rijenVan(bouwlagen);
  if (alle.length === 0) return <EmptyState title={teksten.leeg} />;
  return (
    <>
      <Som standen={alle.map((rij) => standVan(rij, nieuwste))} />
      {bouwlagen.map((laag) => (
        <section key={laag.sleutel} className={styles.groep}>
          {zegtPlek(bouwlagen.flatMap((een) => [een, ...een.items])) && (
            <h2>{groepNaam('bouwlaag', laag.naam)}</h2>
          )}
          {bouwlagen.length > 1 && (
            <Som standen={rijenVan([laag]).map((rij) => standVan(rij, nieuwste))} />
          )}
          {laag.items.map((gevel) => (
            <section key={gevel.sleutel} className={styles.groep}>
              {zegtPlek(laag.items) && <h3>{groepNaam('gevel', gevel.naam)}</h3>}
              <ul className={styles.rijen}>
                {gevel.items.map((rij) => (
                  <Rij key={rij.id} plek={plek} rij={rij} stand={standVan(rij, nieuwste)} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </>
  );
};
