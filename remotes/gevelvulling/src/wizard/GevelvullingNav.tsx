import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { GevelvullingKiezer } from './GevelvullingKiezer.tsx';
import styles from './GevelvullingNav.module.css';
import { buren } from './buren.ts';
import { stepPath, type StepId } from './steps.ts';
import { teksten } from './teksten.ts';
import { useGevelvullingKeys } from './useGevelvullingKeys.ts';

interface GevelvullingNavProps {
  project: Project;
  /** Null: a new one. */
  gevelvulling: Gevelvulling | null;
  /** The step to open there too; absent: the furthest that it admits. */
  step: StepId | undefined;
}

interface BuurProps {
  icon: 'chevron-left' | 'chevron-right';
  to: string | null;
  label: string;
}

const Buur = ({ icon, to, label }: BuurProps) =>
  to === null ? (
    <span className={styles.knop} aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <Link to={to} className={styles.knop} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );

const naamOf = (gevelvulling: Gevelvulling | null): string =>
  gevelvulling === null ? teksten.nieuweGevelvulling : weergavenaam(gevelvulling);

const { navigatie } = teksten;

/** Which gevelvulling this is, the ones before and after it, and the list of all, each with the step that is open. */
export const GevelvullingNav = ({ project, gevelvulling, step }: GevelvullingNavProps) => {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { gevelvullingen } = project;
  const { nummer, vorige, volgende } = buren(gevelvullingen, gevelvulling);
  const naam = naamOf(gevelvulling);
  const merk = gevelvulling?.gevelvullingEnKaderData.merk?.trim() ?? '';
  const pathOf = ({ gevelvullingEnKaderData: { id } }: Gevelvulling): string =>
    stepPath({ projectId: project.id, gevelvullingId: id, step: step ?? 'advies' });
  const goTo = (target: Gevelvulling | null) => () => {
    if (target !== null) void navigate(pathOf(target));
  };
  const open = (): void => setOpen(gevelvullingen.length > 0);
  useGevelvullingKeys({ previous: goTo(vorige), next: goTo(volgende), choose: open });

  return (
    <nav className={styles.nav} aria-label={navigatie.naam}>
      <Buur
        icon="chevron-left"
        to={vorige === null ? null : pathOf(vorige)}
        label={navigatie.vorige(naamOf(vorige))}
      />
      <button
        type="button"
        className={styles.kies}
        aria-haspopup="dialog"
        title={naam}
        disabled={gevelvullingen.length === 0}
        onClick={open}
      >
        <span className={styles.merk}>{merk === '' ? naam : merk}</span>{' '}
        {nummer !== null && (
          <span className={styles.plaats}>{navigatie.plaats(nummer, gevelvullingen.length)}</span>
        )}
        <VisuallyHidden>, {navigatie.kies}</VisuallyHidden>
        <Icon name="chevron-down" />
      </button>
      <Buur
        icon="chevron-right"
        to={volgende === null ? null : pathOf(volgende)}
        label={navigatie.volgende(naamOf(volgende))}
      />
      {isOpen && (
        <GevelvullingKiezer
          gevelvullingen={gevelvullingen}
          current={gevelvulling}
          pathOf={pathOf}
          onClose={() => setOpen(false)}
        />
      )}
    </nav>
  );
};
