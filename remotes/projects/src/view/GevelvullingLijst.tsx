import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buttonClass } from '@adviestool/ui/buttonClass';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Link } from 'react-router';

import { gevelvullingPath } from '../projectPaths.ts';
import { withDuplicate, withoutGevelvulling } from './changeGevelvullingen.ts';
import { GevelvullingKaart } from './GevelvullingKaart.tsx';
import styles from './GevelvullingLijst.module.css';
import { gevelvullingRij, type GevelvullingRij } from './gevelvullingRij.ts';
import { saveGevelvullingen } from './saveGevelvullingen.ts';
import { GEEN_GEVELVULLINGEN, VERWIJDEREN_UITLEG } from './teksten.ts';

interface GevelvullingLijstProps {
  host: HostApi;
  project: Project;
}

export const GevelvullingLijst = ({ host, project }: GevelvullingLijstProps) => {
  const { id: projectId, projectGegevens, gevelvullingen } = project;
  const { catalogus } = host.config;

  const duplicate = (rij: GevelvullingRij): Promise<void> =>
    saveGevelvullingen(host, projectId, {
      change: withDuplicate(rij.id),
      done: 'Gevelvulling gedupliceerd.',
    });

  const remove = async (rij: GevelvullingRij): Promise<void> => {
    const isConfirmed = await host.confirm({
      title: `‘${rij.naam}’ verwijderen`,
      text: VERWIJDEREN_UITLEG,
      confirm: 'Gevelvulling verwijderen',
      cancel: 'Annuleren',
      destructive: true,
    });
    if (!isConfirmed) return;
    await saveGevelvullingen(host, projectId, {
      change: withoutGevelvulling(rij.id),
      done: 'Gevelvulling verwijderd.',
    });
  };

  if (gevelvullingen.length === 0) {
    return (
      <EmptyState
        title={GEEN_GEVELVULLINGEN}
        action={
          <Link to={gevelvullingPath(projectId, 'nieuw')} className={buttonClass('primary')}>
            Gevelvulling toevoegen
          </Link>
        }
      />
    );
  }
  return (
    <section aria-labelledby="gevelvullingen">
      <h2 id="gevelvullingen" className={styles.title}>
        Gevelvullingen <span className={styles.count}>{gevelvullingen.length}</span>
      </h2>
      <ul className={styles.list}>
        {gevelvullingen.map((gevelvulling) => (
          <GevelvullingKaart
            key={gevelvulling.gevelvullingEnKaderData.id}
            rij={gevelvullingRij({ projectGegevens, gevelvulling, catalogus })}
            path={gevelvullingPath(projectId, gevelvulling.gevelvullingEnKaderData.id)}
            onDuplicate={duplicate}
            onRemove={remove}
          />
        ))}
      </ul>
    </section>
  );
};
