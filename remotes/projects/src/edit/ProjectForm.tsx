import type { ProjectAnswer } from '@adviestool/contract/api/projects';
import { projectPath } from '@adviestool/contract/paths';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  projectGegevensCompleetSchema,
  type ProjectGegevensCompleet,
} from '@adviestool/domain/velden/projectGegevens';
import { ConceptForm } from '@adviestool/saving/ConceptForm';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { useProjectSaving } from '@adviestool/saving/useProjectSaving';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useNavigate } from 'react-router';

import { EffectPaneel } from './effect/EffectPaneel.tsx';
import { tellGewijzigd } from './effect/tellGewijzigd.ts';
import type { ProjectInvoer } from './projectConcept.ts';
import { ProjectFormBody, validateProject } from './ProjectFormBody.tsx';
import { saveProjectGegevens } from './storeProject.ts';
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

/** Changes the data of a project. */
export const ProjectForm = ({ host, loaded }: ProjectFormProps) => {
  const navigate = useNavigate();
  const { id, projectGegevens } = loaded.project;
  const { saved, ...concept } = useProjectConcept(host, loaded);
  const saving = useProjectSaving(host, { id, naam: projectGegevens.projectNaam ?? '' }, concept);

  const submit = async (values: ProjectInvoer): Promise<SubmissionErrors> => {
    const gegevens = confirmHoogte(projectGegevensCompleetSchema.parse(values), projectGegevens);
    const outcome = await saving.save((isOverwriting) =>
      saveProjectGegevens(host, gegevens, isOverwriting ? null : concept.basis),
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
