import { kustTekst } from '@adviestool/domain/windMeldingen';
import { useFormValues } from '@adviestool/forms/useFormValues';
import { Notice } from '@adviestool/ui/Notice';
import { Quantity } from '@adviestool/ui/Quantity';

import { StuwdrukSymbool } from '../StuwdrukSymbool.tsx';
import { stuwdrukOf } from '../stuwdrukOf.ts';
import styles from './StuwdrukRegel.module.css';

/** The wind pressure that follows what is filled in. */
export const StuwdrukRegel = () => {
  const qp = useFormValues(stuwdrukOf);
  const kust = useFormValues(kustTekst);

  return (
    <>
      {kust !== null && <Notice kind="warn">{kust}</Notice>}
      <output className={styles.line}>
        <span>
          Extreme stuwdruk <StuwdrukSymbool />
        </span>
        <strong>{qp === null ? '–' : <Quantity value={qp} unit="kN/m²" decimals={2} />}</strong>
      </output>
    </>
  );
};
