import type { HostApi } from '@adviestool/contract/remoteModule';
import type { MontageBody } from '@adviestool/contract/montage';
import { isZelfdeAdvies } from '@adviestool/montage/getoondAdviesOf';
import { volgendStuk, type Gezegd as GezegdVanStuk } from '@adviestool/montage/montageStand';
import { Button } from '@adviestool/ui/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import styles from '../plek/Bouwplaats.module.css';
import type { GeladenPlek } from '../laden/loadPlek.ts';
import { naamFout, readNaam, writeNaam } from '../plek/naam.ts';
import { NaamVeld } from '../plek/NaamVeld.tsx';
import type { PlekRij } from '../plek/rijenVan.ts';
import type { PlekStand } from '../plek/usePlek.ts';
import { showFouten } from '../plek/showFouten.ts';
import { teksten } from '../plek/teksten.ts';
import type { GekozenFoto } from './FotoKiezer.tsx';
import { Gezegd } from './Gezegd.tsx';
import { bodyVan, nieuweInvoer, volgensAdvies, type StukInvoer } from './invoerVan.ts';
import { OuderAdvies } from './OuderAdvies.tsx';
import { StukFormulier } from './StukFormulier.tsx';
import { Stukken, stuknummers } from './Stukken.tsx';
import { useOncePerPress } from './useOncePerPress.ts';

interface ChecklistProps {
  host: HostApi;
  geladen: GeladenPlek;
  stand: PlekStand;
  rij: PlekRij;
  /** Whether its form holds what was not kept yet. */
  isIngevuld: boolean;
  onIngevuld: (isIngevuld: boolean) => void;
}

/** The pieces of a gevelvulling: which are placed, and by whom. */
export const Checklist = ({
  host,
  geladen,
  stand,
  rij,
  isIngevuld,
  onIngevuld,
}: ChecklistProps) => {
  const { plek, magVinken, catalogus } = geladen;
  const { stuks, getoond } = rij;
  const stukken = stand.nieuwste.get(rij.id);
  const [keuze, setKeuze] = useState(() => volgendStuk(stukken, stuks) ?? 1);
  const [isOpen, setOpen] = useState(false);
  const [naam, setNaam] = useState(readNaam);
  const [isNaamTold, setNaamTold] = useState(false);
  const [isLost, setLost] = useState(false);
  const [verder, setVerder] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isBusy, press } = useOncePerPress();
  const vraagtNaam = plek.soort === 'link';
  const nummers = stuknummers(stukken, { stuks, open: isOpen ? keuze : null });
  // There may be fewer since it was chosen.
  const gekozen = nummers.includes(keuze)
    ? keuze
    : (volgendStuk(stukken, stuks) ?? nummers[0] ?? keuze);
  const gezegd = stukken?.get(gekozen);
  const placed = gezegd === undefined || gezegd.geplaatst === null ? null : gezegd;
  const ouder = [...(stukken?.values() ?? [])].filter(
    (each) => each.geplaatst !== null && !isZelfdeAdvies(each.getoond, getoond),
  );
  if (nummers.length === 0) return null;

  /** Asks before what was filled in is given up. */
  const mayDrop = async (): Promise<boolean> => !isIngevuld || host.confirm(teksten.verlaten);

  const kies = async (stuk: number): Promise<void> => {
    if (!(await mayDrop())) return;
    setKeuze(stuk);
    setOpen(false);
    setVerder(null);
  };

  const closeForm = (): void => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };

  const sluit = async (): Promise<void> => {
    if (await mayDrop()) closeForm();
  };

  /** Tells what was kept; whoever placed a piece goes on to the next, as they do with the drill. */
  const goOn = (said: MontageBody): void => {
    if (placed !== null || said.geplaatst === null) {
      const isTakenBack = placed !== null && said.geplaatst === null;
      setVerder(isTakenBack ? teksten.teruggenomen(gekozen) : teksten.gemeld(gekozen));
      return;
    }
    const known = new Map<number, GezegdVanStuk>(stukken);
    known.set(gekozen, { ...said, gevelvulling: rij.id });
    const next = volgendStuk(known, stuks, gekozen);
    setKeuze(next ?? gekozen);
    setVerder(next === null ? teksten.allesVastgelegd : teksten.verder(gekozen, next));
  };

  /** @returns whether the phone keeps it */
  const say = async (body: MontageBody, fotos: readonly GekozenFoto[]): Promise<boolean> => {
    if (vraagtNaam && naamFout(naam) !== null) {
      showFouten(section.current, () => setNaamTold(true));
      return false;
    }
    if (vraagtNaam) writeNaam(naam.trim());
    const door = vraagtNaam ? naam.trim() : null;
    try {
      await stand.zeg({ gevelvullingId: rij.id, id: crypto.randomUUID(), body, door, fotos });
      setLost(false);
      if (isOpen) closeForm();
      goOn(body);
      return true;
    } catch (error) {
      host.log('error', 'The phone did not keep what was said.', error);
      setLost(true);
      setVerder(null);
      return false;
    }
  };

  const bodyNu = (invoer: StukInvoer): MontageBody =>
    bodyVan(invoer, { stuk: gekozen, getoond, placed, now: new Date(), laatst: gezegd?.op });
  const advised = nieuweInvoer(volgensAdvies(getoond), {
    afwijking: gezegd?.afwijking ?? null,
    toelichting: gezegd?.toelichting ?? '',
    fotos: gezegd?.fotos ?? [],
  });
  const begin = placed === null ? advised : nieuweInvoer(placed.ankers, placed);
  // What is being filled in stays, whatever is heard of the advice meanwhile.
  const mag = magVinken && (isOpen || rij.voldoet !== null || placed !== null);

  return (
    <section ref={section} className={styles.formulier}>
      <h2 className={styles.merk}>{teksten.stukken}</h2>
      {ouder.length > 0 && <OuderAdvies ouder={ouder} nu={getoond} catalogus={catalogus} />}
      {(nummers.length > 1 || gekozen > stuks) && (
        <Stukken
          nummers={nummers}
          stuks={stuks}
          stukken={stukken}
          gekozen={gekozen}
          onKies={(stuk) => void kies(stuk)}
        />
      )}
      <output className={styles.gezegd}>{verder}</output>
      {gezegd !== undefined && (
        <Gezegd key={gezegd.op} host={host} plek={plek} gezegd={gezegd} rij={rij} />
      )}
      {mag && vraagtNaam && (
        <NaamVeld naam={naam} fout={isNaamTold ? naamFout(naam) : null} onChange={setNaam} />
      )}
      {isLost && (
        <p role="alert" className={styles.fout}>
          {teksten.nietBewaard}
        </p>
      )}
      {mag && !isOpen && (
        <div className={styles.naast}>
          {placed !== null ? (
            <Button
              busy={isBusy}
              onClick={({ timeStamp }) =>
                void press(timeStamp, () =>
                  say({ ...bodyNu(begin), geplaatst: null, afwijking: null }, []),
                )
              }
            >
              {teksten.terugnemen}
            </Button>
          ) : (
            <Button
              kind="primary"
              busy={isBusy}
              onClick={({ timeStamp }) => void press(timeStamp, () => say(bodyNu(advised), []))}
            >
              {teksten.gemonteerd}
            </Button>
          )}
          <Button
            ref={opener}
            onClick={() => {
              setKeuze(gekozen);
              setOpen(true);
              setVerder(null);
            }}
          >
            {teksten.afwijkingMelden}
          </Button>
        </div>
      )}
      {mag && isOpen && (
        <>
          <StukFormulier
            key={gekozen}
            begin={begin}
            getoond={getoond}
            placed={placed}
            isSaying={isBusy}
            onIngevuld={onIngevuld}
            onSay={(invoer, timeStamp) =>
              void press(timeStamp, () => say(bodyNu(invoer), invoer.fotos))
            }
          />
          <Button onClick={() => void sluit()}>{teksten.sluiten}</Button>
        </>
      )}
    </section>
  );
};
