import { Link } from 'react-router';

import styles from './Handleiding.module.css';
import { adresVan, type Hoofdstuk } from '../hoofdstukken/hoofdstuk.ts';
import { teksten } from './teksten.ts';

interface BurenProps {
  hoofdstukken: readonly Hoofdstuk[];
  open: Hoofdstuk;
}

/** The chapters before and after. */
export const Buren = ({ hoofdstukken, open }: BurenProps) => {
  const plaats = hoofdstukken.indexOf(open);
  const vorige = plaats > 0 ? hoofdstukken[plaats - 1] : undefined;
  const volgende = hoofdstukken[plaats + 1];
  return (
    <nav className={styles.buren} aria-label={teksten.hoofdstukken}>
      {vorige !== undefined && (
        <Link to={adresVan(vorige)} rel="prev">
          <span>{teksten.vorige}</span> {vorige.titel}
        </Link>
      )}
      {volgende !== undefined && (
        <Link to={adresVan(volgende)} rel="next">
          <span>{teksten.volgende}</span> {volgende.titel}
        </Link>
      )}
    </nav>
  );
};
