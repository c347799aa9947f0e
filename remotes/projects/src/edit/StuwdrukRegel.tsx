import { useFieldValue } from '@adviestool/forms/useFieldValue';
import { useFormValues } from '@adviestool/forms/useFormValues';
import { Notice } from '@adviestool/ui/Notice';
import { Quantity } from '@adviestool/ui/Quantity';

import { StuwdrukSymbool } from '../StuwdrukSymbool.tsx';
import { stuwdrukOf } from '../stuwdrukOf.ts';
import styles from './StuwdrukRegel.module.css';
import { KUST_WINDGEBIED_3 } from './teksten.ts';

/** The wind pressure that follows what is filled in. */
export const StuwdrukRegel = () => {
  const qp = useFormValues(stuwdrukOf);
  const isKust = useFieldValue('terreincategorie') === 'kust';
  const isWindgebied3 = useFieldValue('windgebied') === 3;

  return (
    <>
      {isKust && isWindgebied3 && <Notice kind="warn">{KUST_WINDGEBIED_3}</Notice>}
      <output className={styles.line}>
        <span>
          Extreme stuwdruk <StuwdrukSymbool />
        </span>
        <strong>{qp === null ? '–' : <Quantity value={qp} unit="kN/m²" decimals={2} />}</strong>
      </output>
    </>
  );
};
