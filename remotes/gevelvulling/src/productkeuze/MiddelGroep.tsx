import type { Zijde } from '@adviestool/contract/zijde';
import type { BevestigingsmiddelKeuze } from '@adviestool/domain/productkeuze/productkeuze';
import { useFieldControl } from '@adviestool/forms/useFieldControl';
import { useId } from 'react';

import styles from './MiddelKeuzes.module.css';
import { MiddelOptie } from './MiddelOptie.tsx';
import { teksten } from './teksten.ts';

/** The ids in a field that holds a list of them, or nothing. */
const chosenIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

interface MiddelGroepProps {
  zijde: Zijde;
  label: string;
  keuzes: readonly BevestigingsmiddelKeuze<{ id: string; naam: string }>[];
  isVoorbeeld: boolean;
  hint?: string;
}

const { middelen } = teksten;

/** The fasteners of one kind; choosing one leaves that of the other kind as it is. */
export const MiddelGroep = ({ zijde, label, keuzes, isVoorbeeld, hint }: MiddelGroepProps) => {
  const group = useId();
  const control = useFieldControl<string[] | null>({
    name: `${zijde}.bevestigingsmiddelen`,
    label: middelen.voor(label, zijde),
    optional: true,
  });
  const ids = chosenIds(control.value);
  const ofKind = (id: string): boolean => keuzes.some(({ middel }) => middel.id === id);
  const gekozen = ids.find(ofKind) ?? null;

  const choose = (id: string | null): void => {
    const others = ids.filter((other) => !ofKind(other));
    const next = id === null ? others : [...others, id];
    control.change(next.length === 0 ? null : next);
  };

  return (
    <fieldset className={styles.groep} aria-label={middelen.voor(label, zijde)}>
      <legend className={styles.legend}>{label}</legend>
      <MiddelOptie
        group={group}
        naam={middelen.geen}
        toelichting={hint}
        isChosen={gekozen === null}
        onChoose={() => choose(null)}
      />
      {keuzes.map((keuze) => (
        <MiddelOptie
          key={keuze.middel.id}
          group={group}
          naam={keuze.middel.naam}
          toelichting={teksten.middelen.toelichting(keuze)}
          isVoorbeeld={isVoorbeeld}
          isDisabled={!keuze.geschikt}
          isChosen={keuze.middel.id === gekozen}
          isAanbevolen={keuze.geschikt && keuze.aanbevolen}
          onChoose={() => choose(keuze.middel.id)}
        />
      ))}
    </fieldset>
  );
};
