import { memo } from 'react';

import { VirtueleLijst } from '../rijen/VirtueleLijst.tsx';
import { GevelvullingKaart } from './GevelvullingKaart.tsx';
import type { GevelvullingRijenProps } from './GevelvullingRijen.tsx';

/** Height of a card on a wide screen, px. */
const ESTIMATE = 98;

/** Scrolling draws the list anew at every frame, but of its cards only those that come into sight. */
const Kaart = memo(GevelvullingKaart);

/** Draws only the cards near what is in sight, and the one that has the focus. */
export const GevelvullingRijenVirtueel = ({ rijen, pathOf, acties }: GevelvullingRijenProps) => (
  <VirtueleLijst
    items={rijen}
    estimate={ESTIMATE}
    labelledBy="gevelvullingen"
    renderItem={(rij) => <Kaart rij={rij} path={pathOf(rij)} acties={acties} />}
  />
);
