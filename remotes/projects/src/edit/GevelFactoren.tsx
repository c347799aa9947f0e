import { waarschuwingenVanFactor } from '@adviestool/domain/waarschuwen/projectWaarschuwingen';
import { FieldRow } from '@adviestool/forms/FieldRow';
import { NumberField } from '@adviestool/forms/NumberField';
import { TextField } from '@adviestool/forms/TextField';
import { useFieldValues } from '@adviestool/forms/useFieldValues';
import { Waarschuwingen } from '@adviestool/forms/velden/VeldWaarschuwingen';
import { Button } from '@adviestool/ui/Button';
import { Stack } from '@adviestool/ui/Stack';
import { useFocusStays } from '@adviestool/ui/useFocusStays';
import { getIn } from 'final-form';
import { useForm } from 'react-final-form';

import { gevelFactorenSchema } from './projectConcept.ts';
import styles from './GevelFactoren.module.css';
import { teksten } from './teksten.ts';

const NAAM = 'windvormfactoren';
const NAMEN = [NAAM];
const MEESTE = 12;
const STAP = 0.1;

const { gevels: woorden } = teksten;

/** Facades with a windvormfactor of their own: outside a corner zone the wind pulls less. */
export const GevelFactoren = () => {
  const form = useForm();
  const rijen = gevelFactorenSchema.safeParse(getIn(useFieldValues(NAMEN), NAAM)).data ?? [];

  const add = (): void => form.change(NAAM, [...rijen, { gevel: '', factor: null }]);
  const remove = (index: number): void => form.change(NAAM, rijen.toSpliced(index, 1));

  // The last row goes with its button, and the button that adds with the last row that there may be.
  const stays = useFocusStays<HTMLDivElement>(
    (region) =>
      region.querySelector<HTMLElement>(':not(fieldset) > button') ??
      [...region.querySelectorAll('fieldset')].at(-1)?.querySelector('input'),
  );

  return (
    <div {...stays}>
      <Stack>
        {rijen.map(({ gevel = '', factor }, index) => (
          // A row has no name of its own while it is typed.
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={index} gap="tight">
            <fieldset aria-label={woorden.rij(index + 1)} className={styles.rij}>
              <FieldRow>
                <TextField name={`${NAAM}[${index}].gevel`} label={woorden.gevel} />
                <NumberField name={`${NAAM}[${index}].factor`} label={woorden.factor} step={STAP} />
              </FieldRow>
              <Button
                kind="quiet"
                icon="trash"
                aria-label={woorden.verwijder(gevel)}
                onClick={() => remove(index)}
              />
            </fieldset>
            <Waarschuwingen gezegd={waarschuwingenVanFactor(factor)} />
          </Stack>
        ))}
        {rijen.length < MEESTE && (
          <div>
            <Button kind="secondary" icon="plus" onClick={add}>
              {woorden.toevoegen}
            </Button>
            {rijen.length === 0 && <p className={styles.uitleg}>{woorden.uitleg}</p>}
          </div>
        )}
      </Stack>
    </div>
  );
};
