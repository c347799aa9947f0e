import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { teksten as ifcTeksten } from '@adviestool/ifc/teksten';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

import { ankersVan, type AnkerPlek, type GetekendElement } from '../model/getekend.ts';
import { teksten } from '../model/teksten.ts';
import { Legenda } from './Legenda.tsx';
import styles from './RuimtelijkBeeld.module.css';
import type { BuitenVan } from './stand.ts';
import { useBeeld } from './useBeeld.ts';

/** Radians of one press of an arrow key. */
const STAP = Math.PI / 24;
const ZOOM = 1.2;
/** Px: how far from a hoekanker a press still counts, and how far one may slip that is no turning. */
const BEREIK = { mouse: 14, pen: 18, touch: 26 };
const SLIP = 6;

interface RuimtelijkBeeldProps {
  elementen: readonly GetekendElement[];
  gekozen: AnkerPlek | null;
  onChoose: (plek: AnkerPlek) => void;
  buitenVan: BuitenVan;
  /** Of a picture that is saved. */
  bestandsnaam: string;
  /** Draws it anew, on another canvas. */
  onAgain: () => void;
  /** The browser does not draw it; the same function always. */
  onFail: () => void;
}

/** What each key does: turn, come nearer, or go back. */
const TOETSEN: Readonly<Record<string, { rechts?: number; op?: number; zoom?: number }>> = {
  ArrowLeft: { rechts: -STAP },
  ArrowRight: { rechts: STAP },
  ArrowUp: { op: STAP },
  ArrowDown: { op: -STAP },
  '+': { zoom: ZOOM },
  '=': { zoom: ZOOM },
  '-': { zoom: 1 / ZOOM },
};

/** The hoekanker that is chosen, in one line. */
const bijschriftVan = ({ element, anker }: AnkerPlek): string =>
  [
    element.merk ?? teksten.zonderMerk,
    ifcTeksten.ankerPlek(anker.rand, anker.nummer),
    teksten.mm(formatNumber(anker.positie)),
    anker.product ?? teksten.geenProduct,
    ...(anker.unityCheck === null ? [] : [teksten.uc(formatUnityCheck(anker.unityCheck))]),
  ].join(' · ');

/** Elements with their hoekankers, turned by mouse, touch and keys. The list is its text. */
export const RuimtelijkBeeld = ({
  elementen,
  gekozen,
  onChoose,
  buitenVan,
  bestandsnaam,
  onAgain,
  onFail,
}: RuimtelijkBeeldProps) => {
  const { canvas, beeld, isKwijt } = useBeeld({ elementen, gekozen, buitenVan, onFail });
  const toetsenId = useId();
  const begin = useRef({ x: 0, y: 0, bereik: BEREIK.mouse });
  const [isMislukt, setIsMislukt] = useState(false);

  const press = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
    const bereik = pointerType === 'touch' ? BEREIK.touch : BEREIK.mouse;
    begin.current = { x, y, bereik: pointerType === 'pen' ? BEREIK.pen : bereik };
  };
  const pick = ({ clientX, clientY, currentTarget }: MouseEvent): void => {
    const { x, y, bereik } = begin.current;
    if (Math.hypot(clientX - x, clientY - y) > SLIP) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    const plek = beeld?.at({ x: clientX - left, y: clientY - top, bereik });
    if (plek) onChoose(plek);
  };
  const type = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const toets = TOETSEN[event.key];
    if (toets === undefined && event.key !== 'Home') return;
    event.preventDefault();
    if (toets === undefined) beeld?.reset();
    else if (toets.zoom === undefined)
      beeld?.turn({ rechts: toets.rechts ?? 0, op: toets.op ?? 0 });
    else beeld?.zoom(toets.zoom);
  };
  const save = async (): Promise<void> => {
    const png = await beeld?.png().catch(() => null);
    setIsMislukt(!png);
    if (png) downloadFile(new Blob([png], { type: 'image/png' }), bestandsnaam);
  };

  return (
    <section className={styles.beeld} aria-label={teksten.titel}>
      <div className={styles.vlak}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and the mouse turn it. */}
        <div
          className={styles.tekening}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys turn it.
          tabIndex={0}
          aria-label={teksten.beeld(elementen.length, ankersVan(elementen).length)}
          aria-describedby={toetsenId}
          onPointerDown={press}
          onClick={pick}
          onKeyDown={type}
        >
          <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
        </div>
        {gekozen !== null && (
          // What is told beside it, for who looks here.
          <p className={styles.bijschrift} aria-hidden="true">
            {bijschriftVan(gekozen)}
          </p>
        )}
        <div className={styles.knoppen}>
          <Button
            icon="plus"
            aria-label={teksten.dichterbij}
            title={teksten.dichterbij}
            onClick={() => beeld?.zoom(ZOOM)}
          />
          <Button
            icon="minus"
            aria-label={teksten.verderWeg}
            title={teksten.verderWeg}
            onClick={() => beeld?.zoom(1 / ZOOM)}
          />
        </div>
      </div>
      {isKwijt && (
        <Notice
          kind="warn"
          role="alert"
          actions={<Button onClick={onAgain}>{teksten.opnieuw}</Button>}
        >
          {teksten.kwijt}
        </Notice>
      )}
      {isMislukt && (
        <Notice kind="bad" role="alert">
          {teksten.geenOpslag}
        </Notice>
      )}
      <div className={styles.voet}>
        <Legenda />
        <div className={styles.acties}>
          <Button kind="quiet" onClick={() => beeld?.reset()}>
            {teksten.begin}
          </Button>
          <Button kind="quiet" icon="download" onClick={() => void save()}>
            {teksten.opslaan}
          </Button>
        </div>
      </div>
      <p id={toetsenId} className={styles.hint}>
        {teksten.toetsen}
      </p>
    </section>
  );
};
