import { waarschuwingenBij, type Antwoorden } from '@adviestool/domain/waarschuwen/waarschuwingen';
import { Announcement } from '@adviestool/ui/Announcement';
import { Notice } from '@adviestool/ui/Notice';

import { useFormValues } from '../useFormValues.ts';

interface VeldWaarschuwingenProps {
  veld: string;
  /** What is known besides the answers of the form. */
  bekend?: Antwoorden | undefined;
}

/** What no structural engineer would sign without a word, below the field that says it. */
export const VeldWaarschuwingen = ({ veld, bekend }: VeldWaarschuwingenProps) => {
  const gezegd = useFormValues((values) => waarschuwingenBij(veld, { ...bekend, ...values }));

  return (
    <>
      {gezegd.map(({ code, soort, tekst }) => (
        <Notice key={code} kind={soort === 'info' ? 'info' : 'warn'}>
          {tekst}
        </Notice>
      ))}
      <Announcement text={gezegd.map(({ tekst }) => tekst).join(' ')} />
    </>
  );
};
