import type { Zijde } from '@adviestool/contract/zijde';
import type { ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import { useFieldValue } from '@adviestool/forms/useFieldValue';
import { Button } from '@adviestool/ui/Button';
import { useContext, type MouseEvent } from 'react';
import { useForm } from 'react-final-form';

import { teksten } from './teksten.ts';

interface AdviesOvernemenProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
}

/** Follows the advice again, where another number was chosen. */
export const AdviesOvernemen = ({ zijde, advies: { geadviseerd } }: AdviesOvernemenProps) => {
  const form = useForm();
  const name = `${zijde}.gekozen`;
  const gekozen = useFieldValue(name) ?? null;
  const isReadOnly = useContext(ReadOnlyContext);
  if (isReadOnly || gekozen === null || geadviseerd === null || gekozen === geadviseerd)
    return null;

  const takeOver = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    form.change(name, null);
    // The button goes away; the field that it emptied takes the focus.
    currentTarget.closest('tbody')?.querySelector('input')?.focus();
  };

  return (
    <div>
      <Button aria-label={teksten.tabel.overnemenVoor(zijde)} onClick={takeOver}>
        {teksten.tabel.overnemen}
      </Button>
    </div>
  );
};
