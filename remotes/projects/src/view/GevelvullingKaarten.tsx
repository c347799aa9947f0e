import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { lazy, Suspense, useId, useState } from 'react';
import type { ListSaving } from '@adviestool/undo/saveWithUndo';

import type { GevelvullingActies } from './gevelvullingActies.ts';
import { GevelvullingRijen } from './GevelvullingRijen.tsx';
import { teksten } from './teksten.ts';
import { useGevelvullingActies } from './useGevelvullingActies.ts';
import { useVaststelVraag } from './useVaststelVraag.tsx';
import { plekNaast, type SleepPlek } from '../rijen/volgorde.ts';

/** Above this number only the cards near what is in sight are drawn. */
const MOST_DRAWN = 200;
/** Cards that fill a screen while the code of a long list is on its way. */
const FIRST_DRAWN = 20;

const DetailleringDialog = lazy(async () => {
  const { DetailleringDialog: Component } = await import('./DetailleringDialog.tsx');
  return { default: Component };
});

/** Most projects of few gevelvullingen have no concept. */
const ConceptVragen = lazy(async () => {
  const { ConceptVragen: Component } = await import('../tabel/ConceptVragen.tsx');
  return { default: Component };
});

const GevelvullingRijenVirtueel = lazy(async () => {
  const module = await import('./GevelvullingRijenVirtueel.tsx');
  return { default: module.GevelvullingRijenVirtueel };
});

interface GevelvullingKaartenProps {
  saving: ListSaving;
  /** As it is stored. */
  project: Project;
  catalogus: Catalogus;
  /** All of the project. */
  rijen: readonly GevelvullingRij[];
  shown: readonly GevelvullingRij[];
  pathOf: (rij: GevelvullingRij) => string;
  onMove: (id: string, plek: SleepPlek) => Promise<void>;
  onAnnounce: (text: string) => void;
  /** Hears of a copy that is made. */
  onDuplicated: (ids: readonly string[]) => void;
  onMakeStandaard: (rij: GevelvullingRij) => void;
}

/** The gevelvullingen of a project as cards, each with what can be done with it. */
export const GevelvullingKaarten = ({
  saving,
  project,
  catalogus,
  rijen,
  shown,
  pathOf,
  onMove,
  onAnnounce,
  onDuplicated,
  onMakeStandaard,
}: GevelvullingKaartenProps) => {
  const { duplicate, remove, takeOver } = useGevelvullingActies(saving, catalogus, onDuplicated);
  const vaststelVraag = useVaststelVraag(saving, rijen);
  const [dragged, setDragged] = useState<string | null>(null);
  const [targetId, setTargetId] = useState<string | null>(null);
  const uitlegId = useId();
  const isPrinting = useIsPrinting();
  const target = rijen.find(({ id }) => id === targetId);
  const bronnen = rijen.filter(({ heeftDetaillering }) => heeftDetaillering);

  // Once there, until it is left: its question is open when the last one gets its advice.
  const [heeftConcepten, setHeeftConcepten] = useState(false);
  if (!heeftConcepten && rijen.length > 1 && rijen.some(({ toestand }) => toestand === 'concept')) {
    setHeeftConcepten(true);
  }

  const moveTo = (rij: GevelvullingRij, plek: SleepPlek): void => {
    const others = shown.filter(({ id }) => id !== rij.id);
    const at = others.findIndex(({ id }) => id === plek.id) + (plek.kant === 'na' ? 1 : 0);
    onAnnounce(teksten.volgorde.plaats(rij.naam, at + 1, shown.length));
    void onMove(rij.id, plek);
  };

  const acties: GevelvullingActies = {
    duplicate: (rij) => void duplicate(rij),
    remove: (rij) => void remove(rij),
    makeStandaard: onMakeStandaard,
    fix: vaststelVraag.ask,
    copyDetaillering: ({ id }) => setTargetId(id),
    canCopyDetaillering: (rij) => bronnen.some(({ id }) => id !== rij.id),
    move: (rij, richting) => {
      const ids = shown.map(({ id }) => id);
      const plek = plekNaast(ids, rij.id, richting);
      if (plek !== null) moveTo(rij, plek);
    },
    dragged,
    drag: setDragged,
    drop: (plek) => {
      const rij = rijen.find(({ id }) => id === dragged);
      setDragged(null);
      if (rij !== undefined) moveTo(rij, plek);
    },
    uitlegId,
  };

  // Paper has no part out of sight.
  const isPartly = shown.length > MOST_DRAWN && !isPrinting;
  const Rijen = isPartly ? GevelvullingRijenVirtueel : GevelvullingRijen;
  const first = shown.slice(0, FIRST_DRAWN);

  return (
    <>
      {heeftConcepten && (
        <Suspense fallback={null}>
          <ConceptVragen
            saving={saving}
            project={project}
            rijen={rijen}
            pathOf={pathOf}
            onGone={() => document.querySelector('h1')?.focus()}
          />
        </Suspense>
      )}
      <p id={uitlegId} hidden>
        {teksten.volgorde.uitleg}
      </p>
      <Suspense fallback={<GevelvullingRijen rijen={first} pathOf={pathOf} acties={acties} />}>
        <Rijen rijen={shown} pathOf={pathOf} acties={acties} />
      </Suspense>
      {vaststelVraag.dialog}
      {target !== undefined && (
        <Suspense>
          <DetailleringDialog
            rij={target}
            bronnen={bronnen.filter(({ id }) => id !== target.id)}
            onTakeOver={(sourceId) => takeOver(target.id, sourceId)}
            onClose={() => setTargetId(null)}
          />
        </Suspense>
      )}
    </>
  );
};
