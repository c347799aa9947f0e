import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';
import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { Menu } from '@adviestool/ui/Menu';
import type { MenuEntry } from '@adviestool/ui/menuEntry';
import { useContext, useRef } from 'react';

import { teksten } from './teksten.ts';

/** The name of the button that saves and stays. */
export const OPSLAAN = 'opslaan';
/** The name of the button that saves and goes to the bouwlijst of the project. */
export const NAAR_BOUWLIJST = 'bouwlijst';

/** The name of the button that saves and makes a report of what was saved. */
export const RAPPORT = 'rapport';

/** The name of the button that saves and opens the report of what was saved, to be printed. */
export const AFDRUKKEN = 'afdrukken';

/** The name of the button that saves and begins a copy. */
export const VOLGENDE = 'volgende';

interface AdviesActiesProps {
  /** There is no room for a second way on beside the first. */
  isSmal: boolean;
}

/** What can be done with the advice besides going on: the entries of a menu, each a submit button of the form. */
export const AdviesActies = ({ isSmal }: AdviesActiesProps) => {
  const isSubmitting = useIsSubmitting();
  const isReadOnly = useContext(ReadOnlyContext);
  const buttons = useRef<HTMLSpanElement>(null);
  const entries = [
    // The first is what Enter in a field does.
    ...(isReadOnly ? [] : [{ id: OPSLAAN, label: teksten.opslaan }]),
    ...(isReadOnly || !isSmal ? [] : [{ id: VOLGENDE, label: teksten.opslaanEnVolgende }]),
    { id: RAPPORT, label: rapportTeksten.rapport, icon: 'download', startsGroup: !isReadOnly },
    { id: AFDRUKKEN, label: teksten.afdrukken, icon: 'print' },
    { id: NAAR_BOUWLIJST, label: teksten.naarBouwlijst },
  ] as const satisfies readonly Omit<MenuEntry, 'onAction'>[];

  return (
    <span>
      <span ref={buttons} hidden>
        {entries.map(({ id, label }) => (
          <button key={id} type="submit" name={id} disabled={isSubmitting}>
            {label}
          </button>
        ))}
      </span>
      <Menu
        label={teksten.meer}
        bordered
        items={entries.map((entry, index) => ({
          ...entry,
          onAction: () => buttons.current?.querySelectorAll('button')[index]?.click(),
        }))}
      />
    </span>
  );
};
