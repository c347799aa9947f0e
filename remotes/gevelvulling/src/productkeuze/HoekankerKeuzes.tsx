import type { Zijde } from '@adviestool/contract/zijde';
import type { HoekankerKeuze } from '@adviestool/domain/productkeuze/productkeuze';
import { FieldError } from '@adviestool/forms/FieldError';
import { useFieldControl } from '@adviestool/forms/useFieldControl';
import { Notice } from '@adviestool/ui/Notice';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import styles from './HoekankerKeuzes.module.css';
import { HoekankerRij } from './HoekankerRij.tsx';
import { teksten } from './teksten.ts';

interface HoekankerKeuzesProps {
  zijde: Zijde;
  /** Id of the heading that names the group. */
  titleId: string;
  keuzes: readonly HoekankerKeuze[];
  isVoorbeeld: boolean;
}

const { kolommen } = teksten;

/** The suitable hoekankers of a side as a table of radio buttons. */
export const HoekankerKeuzes = ({ zijde, titleId, keuzes, isVoorbeeld }: HoekankerKeuzesProps) => {
  const control = useFieldControl<string>({
    name: `${zijde}.hoekanker`,
    label: teksten.veld(zijde),
  });
  const passend = keuzes.filter((keuze) => keuze.geschikt);
  if (passend.length === 0) return <Notice kind="bad">{teksten.geenPassend(zijde)}</Notice>;
  const entry = Math.max(
    0,
    passend.findIndex(({ hoekanker }) => hoekanker.id === control.value),
  );

  return (
    <fieldset
      {...control.aria}
      role="radiogroup"
      aria-labelledby={titleId}
      className={styles.groep}
    >
      <FieldError control={control} />
      <table className={styles.tabel} data-invalid={control.error !== undefined}>
        <caption>
          <VisuallyHidden>{teksten.tabel(zijde)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{kolommen.hoekanker}</th>
            <th scope="col" data-getal>
              {kolommen.aantal}
            </th>
            <th scope="col" data-getal>
              {kolommen.hartOpHart}
            </th>
            <th scope="col">{kolommen.unityCheck}</th>
          </tr>
        </thead>
        <tbody>
          {passend.map((keuze, index) => (
            <HoekankerRij
              key={keuze.hoekanker.id}
              keuze={keuze}
              id={index === entry ? control.id : `${control.id}-${keuze.hoekanker.id}`}
              group={control.id}
              isChosen={keuze.hoekanker.id === control.value}
              isVoorbeeld={isVoorbeeld}
              onChoose={control.change}
            />
          ))}
        </tbody>
      </table>
    </fieldset>
  );
};
