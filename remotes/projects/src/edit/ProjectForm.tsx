import type { ProjectAnswer } from '@adviestool/contract/api/projects';
import { projectPath } from '@adviestool/contract/paths';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  projectGegevensCompleetSchema,
  type ProjectGegevensCompleet,
} from '@adviestool/domain/velden/projectGegevens';
import { ConceptForm } from '@adviestool/saving/ConceptForm';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { useProjectSaving } from '@adviestool/saving/useProjectSaving';
import { useZojuist } from '@adviestool/saving/useZojuist';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';

import { createGegevensSave } from './createGegevensSave.ts';
import { EffectPaneel } from './effect/EffectPaneel.tsx';
import { tellGewijzigd } from './effect/tellGewijzigd.ts';
import type { ProjectInvoer } from './projectConcept.ts';
import { ProjectFormBody, validateProject } from './ProjectFormBody.tsx';
import { teksten } from './teksten.ts';
import { useProjectConcept } from './useProjectConcept.ts';

/** Who fills in another gebouwhoogte has looked at it. */
const confirmHoogte = (
  { gebouwhoogteControleren, ...gegevens }: ProjectGegevensCompleet,
  before: ProjectGegevens,
): ProjectGegevensCompleet =>
  gebouwhoogteControleren === true && gegevens.gebouwhoogte === before.gebouwhoogte
    ? { ...gegevens, gebouwhoogteControleren }
    : gegevens;

interface ProjectFormProps {
  host: HostApi;
  loaded: ProjectAnswer;
}

/** What the page loaded, as what came in since left it; what may be done with it stays what it was. */
const useNewest = (loaded: ProjectAnswer): ProjectAnswer => {
  const { project, revision, gegevensRevision } = useActiveProjectStore();
  return useMemo(
    () =>
      project?.id === loaded.project.id && !project.onleesbaar
        ? { project, revision: gegevensRevision ?? revision }
        : loaded,
    [project, revision, gegevensRevision, loaded],
  );
};

/** Changes the data of a project. */
export const ProjectForm = (props: ProjectFormProps) => {
  const { host } = props;
  const loaded = useNewest(props.loaded);
  const navigate = useNavigate();
  const { id, projectGegevens } = loaded.project;
  const { saved, ...concept } = useProjectConcept(host, loaded);
  const saving = useProjectSaving(host, { id, naam: projectGegevens.projectNaam ?? '' }, concept);
  useZojuist('');

  /** Into the form with what else is stored: the loader of the page follows. */
  const rebase = (gegevens: ProjectGegevens): void => {
    const { project, revision } = useActiveProjectStore.getState();
    if (project?.id !== id) return;
    if (isSameInput(gegevens, project.projectGegevens)) concept.giveUp();
    else concept.rebase({ project, revision }, gegevens);
  };

  const submit = async (values: ProjectInvoer): Promise<SubmissionErrors> => {
    const before = concept.typedOn ?? projectGegevens;
    const mijn = confirmHoogte(projectGegevensCompleetSchema.parse(values), before);
    const outcome = await saving.save(
      createGegevensSave(host, { projectId: id, typedOn: concept.typedOn, mijn, rebase }),
    );
    if (outcome.kind === 'failed') return { [FORM_ERROR]: savingTeksten.opslaanMislukt };
    if (outcome.kind === 'saved') {
      concept.forget();
      host.toast('success', teksten.opgeslagen);
      tellGewijzigd(host, outcome.project);
      await navigate(projectPath(id));
    }
    return undefined;
  };

  return (
    <ConceptForm
      concept={concept}
      saved={saved}
      saving={saving}
      validate={validateProject}
      onSubmit={submit}
    >
      <ProjectFormBody
        host={host}
        cancelTo={projectPath(id)}
        effect={
          loaded.project.gevelvullingen.length > 0 && (
            <EffectPaneel host={host} project={loaded.project} />
          )
        }
      />
    </ConceptForm>
  );
};
