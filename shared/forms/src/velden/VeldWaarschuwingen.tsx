import {
  zegAlles,
  type Antwoorden,
  type Waarschuwing,
  type WaarschuwingRegel,
} from '@adviestool/domain/waarschuwen/regels';
import { Announcement } from '@adviestool/ui/Announcement';
import { Notice } from '@adviestool/ui/Notice';

import { useFormValues } from '../useFormValues.ts';

interface VeldWaarschuwingenProps {
  /** Those of the field. */
  regels: readonly WaarschuwingRegel[];
  /** What is known besides the answers of the form. */
  bekend?: Antwoorden | undefined;
}

/** What is said of the answer of a field, below it. */
export const Waarschuwingen = ({ gezegd }: { gezegd: readonly Waarschuwing[] }) => (
  <>
    {gezegd.map(({ code, soort, tekst }) => (
      <Notice key={code} kind={soort === 'info' ? 'info' : 'warn'}>
        {tekst}
      </Notice>
    ))}
    <Announcement text={gezegd.map(({ tekst }) => tekst).join(' ')} />
  </>
);

/** What no structural engineer would sign without a word, below the field that says it. */
export const VeldWaarschuwingen = ({ regels, bekend }: VeldWaarschuwingenProps) => (
  <Waarschuwingen gezegd={useFormValues((values) => zegAlles(regels, { ...bekend, ...values }))} />
);
