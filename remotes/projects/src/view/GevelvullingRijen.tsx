import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import type { GevelvullingActies } from './gevelvullingActies.ts';
import { GevelvullingKaart } from './GevelvullingKaart.tsx';
import styles from './GevelvullingLijst.module.css';

export interface GevelvullingRijenProps {
  rijen: readonly GevelvullingRij[];
  pathOf: (rij: GevelvullingRij) => string;
  acties: GevelvullingActies;
}

export const GevelvullingRijen = ({ rijen, pathOf, acties }: GevelvullingRijenProps) => (
  <ul className={styles.list} aria-labelledby="gevelvullingen">
    {rijen.map((rij) => (
      <li key={rij.id} data-id={rij.id}>
        <GevelvullingKaart rij={rij} path={pathOf(rij)} acties={acties} />
      </li>
    ))}
  </ul>
);
