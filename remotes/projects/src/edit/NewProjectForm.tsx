import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import { PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { projectGegevensCompleetSchema } from '@adviestool/domain/velden/projectGegevens';
import { ConceptForm } from '@adviestool/saving/ConceptForm';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { openStorage } from '@adviestool/state/browserStorage';
import { currentUid } from '@adviestool/state/session';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { pathAfter } from './daarna.ts';
import { pogingSchema, type ProjectInvoer } from './projectConcept.ts';
import { ProjectFormBody, validateProject } from './ProjectFormBody.tsx';
import { createNewProjectStore } from './storeProject.ts';
import { teksten } from './teksten.ts';
import { useProjectConcept } from './useProjectConcept.ts';

/** Knows how the project was sent before the page was loaded anew, as long as its input is kept. */
const openStore = (host: HostApi, isRestored: boolean) => {
  const storage = openStorage('session', host.config.variant.id);
  const key = `poging:${String(currentUid())}`;
  if (!isRestored) storage.remove(key);
  return createNewProjectStore(host, storage.read(key, pogingSchema), (poging) => {
    if (poging === null) storage.remove(key);
    else storage.write(key, poging);
  });
};

/** Makes a project. */
export const NewProjectForm = ({ host }: { host: HostApi }) => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { saved, ...concept } = useProjectConcept(host, null);
  const [store] = useState(() => openStore(host, concept.restored !== null));

  const submit = async (values: ProjectInvoer): Promise<SubmissionErrors> => {
    const outcome = await store(projectGegevensCompleetSchema.parse(values));
    if (outcome.kind === 'failed') {
      host.showError(outcome.error, projectWriteTexts(outcome.error, 'aanmaken'));
    }
    if (outcome.kind !== 'saved') return { [FORM_ERROR]: savingTeksten.opslaanMislukt };
    concept.forget();
    host.toast('success', teksten.aangemaakt);
    await navigate(pathAfter(params, outcome.project.id));
    return undefined;
  };

  return (
    <ConceptForm concept={concept} saved={saved} validate={validateProject} onSubmit={submit}>
      <ProjectFormBody host={host} cancelTo={PROJECTS} isNieuw />
    </ConceptForm>
  );
};
