import { bouwlijstPath, gevelvullingPath, NIEUW, PROJECTS } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { RapportVraag } from '@adviestool/contract/rapporten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { MenuOffer } from '@adviestool/contract/slots';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { teksten as rapportTeksten } from '@adviestool/rapport/teksten';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Menu } from '@adviestool/ui/Menu';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';

import { loadCode } from '../project/loadCode.ts';
import { projectMenu } from './projectMenu.ts';

interface ProjectActiesProps {
  host: HostApi;
  project: Project;
  /** It was deleted while it is open: nothing is offered, and what a part has on the screen stays. */
  isWeg: boolean;
  onRapport: (vraag: RapportVraag) => void;
}

/** The actions at the head of the page of a project. */
export const ProjectActies = ({ host, project, isWeg, onRapport }: ProjectActiesProps) => {
  const { id, projectGegevens, gevelvullingen } = project;
  const { revalidate } = useRevalidator();
  const [offers, setOffers] = useState<readonly MenuOffer[]>([]);

  const remove = async (): Promise<void> => {
    const code = await loadCode(host, () => import('../project/removeProject.ts'));
    if (await code?.removeProject(host, project, revalidate)) {
      host.navigate(PROJECTS, { replace: true });
    }
  };

  return (
    <>
      {gevelvullingen.length > 0 && !isWeg && (
        <>
          <Link to={bouwlijstPath(id)} className={buttonClass('secondary')}>
            Bouwlijst
          </Link>
          <Button onClick={() => onRapport({ soort: 'rapport' })}>{rapportTeksten.rapport}</Button>
          {magWijzigen(project) && (
            <Link to={gevelvullingPath(id, NIEUW)} className={buttonClass('primary')}>
              Gevelvulling toevoegen
            </Link>
          )}
        </>
      )}
      {!isWeg && (
        <Menu
          label="Acties voor het project"
          onNavigate={(href) => host.navigate(href)}
          items={projectMenu(host, project, { offers, onRapport, onRemove: () => void remove() })}
        />
      )}
      <host.Place
        name="project.actions/v1"
        give={() => ({
          project: { id, naam: zichtbareNaam(projectGegevens.projectNaam, `Project ${id}`) },
        })}
        onOffer={setOffers}
      />
    </>
  );
};
