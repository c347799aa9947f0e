import type { Catalogus } from '@adviestool/contract/catalogus';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { oordeelOf } from '@adviestool/domain/toelichting/oordeelOf';
import { LeaveQuestion } from '@adviestool/saving/LeaveQuestion';
import { Tekening } from '@adviestool/tekening/Tekening';
import { tekeningOf } from '@adviestool/projectoverzicht/gevelvullingRij';
import { buttonClass } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Link, useParams } from 'react-router';

import styles from '../plek/Bouwplaats.module.css';
import { Checklist } from '../checklist/Checklist.tsx';
import { gevelvullingPath, lijstPath, type Plek } from '../adres/plek.ts';
import type { PlekProps } from '../plek/PlekPagina.tsx';
import { rijenVan, type PlekRij } from '../plek/rijenVan.ts';
import { teksten } from '../plek/teksten.ts';
import { useBladeren } from './useBladeren.ts';
import { maatVan, verschilMetVorige } from './verschilMetVorige.ts';
import { Zijden } from './Zijden.tsx';

const knop = `${buttonClass('secondary')} ${styles.knop}`;

const Bladeren = ({
  plek,
  vorige,
  volgende,
}: {
  plek: Plek;
  vorige: PlekRij | undefined;
  volgende: PlekRij | undefined;
}) => (
  <nav className={styles.naast} aria-label={teksten.lijst}>
    {vorige === undefined ? (
      <span />
    ) : (
      <Link to={gevelvullingPath(plek, vorige.id)} className={knop}>
        {`‹ ${teksten.vorige}`}
      </Link>
    )}
    {volgende === undefined ? (
      <span />
    ) : (
      <Link to={gevelvullingPath(plek, volgende.id)} className={knop}>
        {`${teksten.volgende} ›`}
      </Link>
    )}
  </nav>
);

const Verschil = ({
  rij,
  vorige,
  catalogus,
}: {
  rij: PlekRij;
  vorige: PlekRij;
  catalogus: Catalogus;
}) => {
  const merk = vorige.merk ?? teksten.zonderMerk;
  const anders = verschilMetVorige(rij, vorige, catalogus);
  if (anders.length === 0 && rij.voldoet === null) return null;
  if (anders.length === 0) return <p className={styles.gezegd}>{teksten.gelijk(merk)}</p>;
  return (
    <Notice kind="info" title={teksten.anders(merk)}>
      <ul className={styles.regels}>
        {anders.map((regel) => (
          <li key={regel}>{regel}</li>
        ))}
      </ul>
    </Notice>
  );
};

/** What the label of a gevelvulling warns of too. */
const letOpVan = (rij: PlekRij, alle: readonly PlekRij[], catalogus: Catalogus): string[] => {
  const { _let_op: voorbeeld } = catalogus;
  const { advies, toestand, gevelvulling } = rij;
  const vanAdvies = advies?.meldingen.filter(({ soort }) => soort === 'waarschuwing').length ?? 0;
  const oordeel =
    advies === null
      ? null
      : oordeelOf(advies, gevelvulling.gevelvullingEnKaderData, rij.waarschuwingen - vanAdvies);
  const legtVast = alle.some((each) => each.gevelvulling.vastgesteld !== undefined);
  return [
    ...(voorbeeld === undefined ? [] : [teksten.voorbeeld]),
    ...(toestand === 'gewijzigd' ? [teksten.gewijzigd] : []),
    ...(legtVast && gevelvulling.vastgesteld === undefined ? [teksten.nietVastgesteld] : []),
    ...(oordeel?.tone === 'warn' ? [oordeel.tekst] : []),
  ];
};

/** One gevelvulling on site: where its hoekankers come, what is otherwise than before, and what is done. */
export const PlekGevelvulling = ({
  host,
  geladen,
  stand,
  bouwlagen,
  isIngevuld,
  onIngevuld,
}: PlekProps) => {
  const { gevelvullingId } = useParams();
  const { plek, projectGegevens, catalogus } = geladen;
  const alle = rijenVan(bouwlagen);
  const nummer = alle.findIndex(({ id }) => id === gevelvullingId);
  const rij = alle[nummer];
  const [vorige, volgende] = [nummer < 1 ? undefined : alle[nummer - 1], alle[nummer + 1]];
  const goTo = (other: PlekRij | undefined): void => {
    if (rij !== undefined && other !== undefined) {
      host.navigate(gevelvullingPath(plek, other.id), { replace: true });
    }
  };
  useBladeren({
    vorige: () => goTo(vorige),
    volgende: () => goTo(volgende),
    isVast: isIngevuld,
  });
  const terug = (
    <Link to={lijstPath(plek)} className={knop}>
      {teksten.terug}
    </Link>
  );
  if (rij === undefined) {
    return (
      <>
        <Notice kind="warn">{teksten.weg}</Notice>
        {terug}
      </>
    );
  }
  const tekening = tekeningOf(rij);
  return (
    <>
      <Bladeren plek={plek} vorige={vorige} volgende={volgende} />
      <header className={styles.groep}>
        <span>{zichtbareNaam(projectGegevens.projectNaam, teksten.zonderNaam)}</span>
        <h1 tabIndex={-1} className={styles.kop}>
          <span className={styles.merk}>{rij.merk ?? teksten.zonderMerk}</span> {rij.omschrijving}
        </h1>
        {rij.plaats !== '' && <strong>{rij.plaats}</strong>}
        <span>
          {`${teksten.maat} ${maatVan(rij)} · ${teksten.aantal} ${rij.stuks} · ${teksten.plaatsInLijst(nummer + 1, alle.length)}`}
        </span>
      </header>
      {letOpVan(rij, alle, catalogus).map((tekst) => (
        <Notice key={tekst} kind="warn">
          {tekst}
        </Notice>
      ))}
      {rij.voldoet === null && <Notice kind="warn">{teksten.geenAdvies}</Notice>}
      {rij.voldoet === false && <Notice kind="bad">{teksten.voldoetNiet}</Notice>}
      {vorige !== undefined && <Verschil rij={rij} vorige={vorige} catalogus={catalogus} />}
      {rij.voldoet !== null && tekening !== null && (
        <Tekening {...tekening} titel={teksten.tekening(rij.naam)} />
      )}
      <Zijden rij={rij} catalogus={catalogus} />
      <Checklist
        key={rij.id}
        host={host}
        geladen={geladen}
        stand={stand}
        rij={rij}
        isIngevuld={isIngevuld}
        onIngevuld={onIngevuld}
      />
      <LeaveQuestion isUnsaved={() => isIngevuld} />
      <Bladeren plek={plek} vorige={vorige} volgende={volgende} />
      {terug}
    </>
  );
};
