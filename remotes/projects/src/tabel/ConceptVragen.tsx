import type { Project } from '@adviestool/contract/project';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useMagWijzigen } from '@adviestool/saving/magWijzigen';
import { useIsWide } from '@adviestool/ui/useIsWide';
import type { ListSaving } from '@adviestool/undo/saveWithUndo';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';

import type { MeerdereActie } from '../meerdere/SelectieBalk.tsx';
import { ConceptMelding } from './ConceptMelding.tsx';
import styles from './TabelBalk.module.css';

const TabelDialog = lazy(async () => {
  const { TabelDialog: Component } = await import('./TabelDialog.tsx');
  return { default: Component };
});

/** Below this width they are opened one by one, px. */
const DIALOG_WIDTH = 720;

interface ConceptVragenProps {
  saving: ListSaving;
  /** As it is stored. */
  project: Project;
  /** All of the project. */
  rijen: readonly GevelvullingRij[];
  pathOf: (rij: GevelvullingRij) => string;
  /** Takes the focus when the last of them got its advice, and what asked is gone. */
  onGone: () => void;
}

/** How many have no advice yet, above the table and the cards, and what is asked about all of them. */
export const ConceptVragen = ({ saving, project, rijen, pathOf, onGone }: ConceptVragenProps) => {
  const concepten = useMemo(() => rijen.filter(({ toestand }) => toestand === 'concept'), [rijen]);
  const [vraag, setVraag] = useState<MeerdereActie | null>(null);
  const wasOpen = useRef(false);
  const isWide = useIsWide(DIALOG_WIDTH);
  const mag = useMagWijzigen();

  useEffect(() => {
    if (wasOpen.current && vraag === null && document.activeElement === document.body) onGone();
    wasOpen.current = vraag !== null;
  });

  return (
    <>
      {mag && concepten.length > 0 && (
        <div className={styles.melding}>
          <ConceptMelding
            concepten={concepten}
            pathOf={pathOf}
            onActie={isWide ? setVraag : null}
          />
        </div>
      )}
      {vraag !== null && (
        <Suspense>
          <TabelDialog
            vraag={vraag}
            rijen={rijen}
            saving={saving}
            project={project}
            ids={new Set(concepten.map(({ id }) => id))}
            onClose={() => setVraag(null)}
          />
        </Suspense>
      )}
    </>
  );
};
