import type { Groep } from '@adviestool/ifc/bouwmodel';
import { useEffect, useRef } from 'react';

import type { Keuzes } from '../model/keuze.ts';
import styles from './KeuzeVak.module.css';

interface KeuzeVakProps {
  label: string;
  groepen: readonly Groep[];
  keuzes: Keuzes;
  onChange: (isChosen: boolean) => void;
}

/** A box that chooses all or none of these groups. */
export const KeuzeVak = ({ label, groepen, keuzes, onChange }: KeuzeVakProps) => {
  const box = useRef<HTMLInputElement>(null);
  const chosen = groepen.filter(({ globalId }) => keuzes.get(globalId)?.isChosen === true).length;
  const isMixed = chosen > 0 && chosen < groepen.length;

  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed;
  }, [isMixed]);

  return (
    <label className={styles.vak}>
      <input
        ref={box}
        type="checkbox"
        checked={chosen === groepen.length && chosen > 0}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
};
