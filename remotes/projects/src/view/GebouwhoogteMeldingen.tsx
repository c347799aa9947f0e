import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import { projectDetailsPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import { gebouwhoogteTeLaag, listImporthoogten } from '@adviestool/domain/import/importHoogten';
import { formatQuantity } from '@adviestool/getallen/formatQuantity';
import { Button, buttonClass, type ButtonProps } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { saveWithUndo, type ListSaving } from '@adviestool/undo/saveWithUndo';
import { useMemo } from 'react';
import { Link } from 'react-router';

import { withAntwoorden } from '../meerdere/withAntwoorden.ts';
import { teksten } from './teksten.ts';

const woorden = teksten.gebouwhoogte;

const MM_PER_M = 1000;

const meters = (value: number): string => formatQuantity(value, '0-3', 'm');

const confirmHoogte = (project: Project): Project | null => {
  const { gebouwhoogteControleren, ...projectGegevens } = project.projectGegevens;
  return gebouwhoogteControleren === true ? { ...project, projectGegevens } : null;
};

interface Props extends ListSaving {
  project: Project;
  /** Of each button: what was answered goes with it. */
  knop: Pick<ButtonProps, 'onFocus' | 'onBlur'>;
}

/** What an import leaves to be checked about the height that the wind is calculated with, for every reader. */
export const GebouwhoogteMeldingen = ({ project, knop, ...saving }: Props) => {
  const { projectGegevens, gevelvullingen } = project;
  const mag = magWijzigen(project);
  const { gebouwhoogte, gebouwhoogteControleren } = projectGegevens;
  const teLaag = useMemo(
    () => gebouwhoogteTeLaag({ projectGegevens, gevelvullingen }),
    [projectGegevens, gevelvullingen],
  );
  const eigen = useMemo(() => listImporthoogten(gevelvullingen), [gevelvullingen]);
  const hoogte = gebouwhoogte === null ? woorden.onbekend : meters(gebouwhoogte);
  const voorstel = teLaag?.voorstel ?? null;
  const wijzigen = (
    <Link to={projectDetailsPath(project.id)} className={buttonClass('secondary')}>
      {woorden.wijzigen}
    </Link>
  );

  const confirm = async (): Promise<void> => {
    const { host, save } = saving;
    const outcome = await save(() => host.project.save(confirmHoogte));
    if (outcome.kind === 'saved') host.toast('success', woorden.bevestigd);
    if (outcome.kind === 'failed') {
      host.showError(outcome.error, projectWriteTexts(outcome.error, 'bewerken'));
    }
  };
  const clear = (): Promise<boolean> => {
    const basis = {
      catalogus: saving.host.catalogus.loaded(projectGegevens.catalogus),
      now: new Date().toISOString(),
    };
    const change = withAntwoorden(new Set(eigen), { gebouwHoogte: null }, basis);
    return saveWithUndo(saving, { change, done: woorden.gewist });
  };

  return (
    <>
      {gebouwhoogteControleren === true && voorstel === null && (
        <Notice
          kind="warn"
          actions={
            mag ? (
              <>
                <Button {...knop} onClick={() => void confirm()}>
                  {woorden.klopt}
                </Button>
                {wijzigen}
              </>
            ) : undefined
          }
        >
          {woorden.controleren(hoogte)}
        </Notice>
      )}
      {teLaag !== null && (
        <Notice kind="warn" actions={mag && voorstel !== null ? wijzigen : undefined}>
          {woorden.teLaag(
            hoogte,
            meters(teLaag.hoogstePunt / MM_PER_M),
            voorstel === null ? null : meters(voorstel),
          )}
        </Notice>
      )}
      {mag && eigen.length > 0 && (
        <Notice
          actions={
            <Button {...knop} onClick={() => void clear()}>
              {woorden.wissen}
            </Button>
          }
        >
          {woorden.eigen(eigen.length)}
        </Notice>
      )}
    </>
  );
};
