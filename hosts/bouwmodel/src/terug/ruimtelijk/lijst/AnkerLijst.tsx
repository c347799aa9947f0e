import type { GeenPlaats } from '@adviestool/ifc/geenPlaats';
import { Chip } from '@adviestool/ui/Chip';
import { Icon } from '@adviestool/ui/Icon';
import type { Tone } from '@adviestool/ui/tone';
import { formatHoekankers } from '@adviestool/getallen/formatAantal';
import { useId, useState } from 'react';

import { standVan, type AnkerPlek, type GetekendElement, type Stand } from '../model/getekend.ts';
import { teksten } from '../model/teksten.ts';
import styles from './AnkerLijst.module.css';
import { AnkerTabel } from './AnkerTabel.tsx';

const TONEN: Record<Stand, Tone> = {
  geschreven: 'ok',
  voldoetNiet: 'bad',
  onvolledig: 'warn',
  geenPlaats: 'warn',
  metMelding: 'warn',
};

interface AnkerLijstProps {
  elementen: readonly GetekendElement[];
  gekozen: AnkerPlek | null;
  onChoose: (plek: AnkerPlek) => void;
  /** Why an element has no place for hoekankers. */
  redenen: Record<GeenPlaats, string>;
}

interface ElementKopProps {
  element: GetekendElement;
}

const ElementKop = ({ element }: ElementKopProps) => {
  const { merk, verdieping, ankers } = element;
  const stand = standVan(element);
  return (
    <summary className={styles.kop}>
      <span className={styles.pijl}>
        <Icon name="chevron-right" />
      </span>
      <span className={styles.naam}>
        <strong>{merk ?? teksten.zonderMerk}</strong>
        {verdieping !== null && <span className={styles.plek}>{verdieping}</span>}
        {ankers.length > 0 && (
          <span className={styles.plek}>{formatHoekankers(ankers.length)}</span>
        )}
      </span>
      <Chip kind={TONEN[stand]}>{teksten.stand[stand]}</Chip>
    </summary>
  );
};

/** The hoekankers of elements as text: the arrow keys go from one to the next, and the drawing follows. */
export const AnkerLijst = ({ elementen, gekozen, onChoose, redenen }: AnkerLijstProps) => {
  const naam = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(elementen.slice(0, 1).map(({ globalId }) => globalId)),
  );
  const toggle = (globalId: string, isOpen: boolean): void =>
    setOpen((current) => {
      if (current.has(globalId) === isOpen) return current;
      const next = new Set(current);
      if (isOpen) next.add(globalId);
      else next.delete(globalId);
      return next;
    });
  const aangewezen = gekozen?.element.globalId;
  const [getoond, setGetoond] = useState(aangewezen);
  // What is pointed at in the drawing is shown; closing it again is up to the user.
  if (aangewezen !== undefined && aangewezen !== getoond) {
    setGetoond(aangewezen);
    toggle(aangewezen, true);
  }

  return (
    <section className={styles.lijst} aria-label={teksten.lijst}>
      <p className={styles.hint}>{teksten.posities}</p>
      {elementen.map((element) => (
        <details
          key={element.globalId}
          className={styles.element}
          open={open.has(element.globalId)}
          onToggle={({ currentTarget }) => toggle(element.globalId, currentTarget.open)}
        >
          <ElementKop element={element} />
          {open.has(element.globalId) && (
            <>
              {element.geenPlaats !== null && (
                <p className={styles.hint}>{teksten.geenPlaats(redenen[element.geenPlaats])}</p>
              )}
              {element.ankers.length === 0 && element.geenPlaats === null && (
                <p className={styles.hint}>{teksten.geenHoekankers}</p>
              )}
              {element.ankers.length > 0 && (
                <AnkerTabel element={element} gekozen={gekozen} onChoose={onChoose} naam={naam} />
              )}
            </>
          )}
        </details>
      ))}
    </section>
  );
};
