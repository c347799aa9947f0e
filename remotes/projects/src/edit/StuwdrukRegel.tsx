import { kustTekst } from '@adviestool/domain/toelichting/windMeldingen';
import { useFormValues } from '@adviestool/forms/useFormValues';
import { formatOutcome, formatUitkomst } from '@adviestool/getallen/formatUitkomst';
import { Announcement } from '@adviestool/ui/Announcement';
import { Notice } from '@adviestool/ui/Notice';
import { Quantity } from '@adviestool/ui/Quantity';

import { StuwdrukSymbool } from '../StuwdrukSymbool.tsx';
import { readStuwdruk } from '@adviestool/domain/velden/readStuwdruk';
import styles from './StuwdrukRegel.module.css';
import { teksten } from './teksten.ts';

/** The wind pressure that follows what is filled in. */
export const StuwdrukRegel = () => {
  const qp = useFormValues(readStuwdruk);
  const kust = useFormValues(kustTekst);

  return (
    <>
      {kust !== null && <Notice kind="warn">{kust}</Notice>}
      <p className={styles.line}>
        <span>
          Extreme stuwdruk <StuwdrukSymbool />
        </span>
        <strong>
          {qp === null ? '–' : <Quantity text={formatUitkomst(qp, 'kN/m²')} unit="kN/m²" />}
        </strong>
      </p>
      <Announcement text={qp === null ? '' : teksten.stuwdruk(formatOutcome(qp, 'kN/m²'))} />
    </>
  );
};
