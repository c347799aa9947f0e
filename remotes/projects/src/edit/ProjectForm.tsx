import type { ProjectAnswer } from '@adviestool/contract/api/projects';
import { projectPath, PROJECTS } from '@adviestool/contract/paths';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { projectGegevensCompleetSchema } from '@adviestool/domain/projectGegevens';
import { DraftNotice } from '@adviestool/forms/DraftNotice';
import { Form } from '@adviestool/forms/Form';
import { KeepDraft } from '@adviestool/forms/KeepDraft';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import { ConflictDialog } from './ConflictDialog.tsx';
import { FollowOtherTabs } from './FollowOtherTabs.tsx';
import { GebouwFields } from './GebouwFields.tsx';
import type { ProjectInvoer } from './projectConcept.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { ProjectFormFooter } from './ProjectFormFooter.tsx';
import {
  createNewProjectStore,
  overwriteProjectGegevens,
  storeProjectGegevens,
} from './storeProject.ts';
import { NIET_OPGESLAGEN } from './teksten.ts';
import { UnsavedInputGuard } from './UnsavedInputGuard.tsx';
import { useProjectDraft } from './useProjectDraft.ts';
import { WindFields } from './WindFields.tsx';

const validate = validateWithZod(projectGegevensCompleetSchema);

interface ProjectFormProps {
  host: HostApi;
  /** Null: a new one. */
  loaded: ProjectAnswer | null;
}

export const ProjectForm = ({ host, loaded }: ProjectFormProps) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const draft = useProjectDraft(host, loaded);
  const [storeNew] = useState(() => createNewProjectStore(host, draft.poging, draft.keepPoging));
  /** What could not be saved because the project changed elsewhere. */
  const [refused, setRefused] = useState<ProjectGegevens | null>(null);
  /** Goes up when the input is given up for the newest version. */
  const [generation, setGeneration] = useState(0);
  const isStored = useRef(false);
  const projectId = loaded?.project.id ?? null;

  const finish = async (storedId: number): Promise<void> => {
    isStored.current = true;
    setRefused(null);
    host.toast('success', projectId === null ? 'Project aangemaakt.' : 'Project opgeslagen.');
    await navigate(projectPath(storedId));
    // The form shows its input until then.
    draft.drop();
  };

  const submit = async (values: ProjectInvoer): Promise<SubmissionErrors> => {
    const gegevens = projectGegevensCompleetSchema.parse(values);
    const outcome =
      projectId === null
        ? await storeNew(gegevens)
        : await storeProjectGegevens(host, gegevens, draft.revision);
    switch (outcome.kind) {
      case 'stored':
        await finish(outcome.projectId);
        return undefined;
      case 'failed':
        host.showError(outcome.error, outcome.texts);
        return { [FORM_ERROR]: NIET_OPGESLAGEN };
      case 'stale':
        setRefused(gegevens);
        return undefined;
      default:
        return outcome satisfies never;
    }
  };

  const keepMine = async (): Promise<string | null> => {
    if (projectId === null || refused === null) return null;
    const outcome = await overwriteProjectGegevens(host, projectId, refused);
    if (outcome.kind === 'failed') return host.errorText(outcome.error, outcome.texts);
    await finish(outcome.projectId);
    return null;
  };

  const loadNewest = async (): Promise<void> => {
    setRefused(null);
    draft.drop();
    setGeneration((count) => count + 1);
    await revalidate();
  };

  return (
    <Form<ProjectInvoer>
      key={generation}
      initialValues={draft.restored ?? draft.saved}
      validate={validate}
      onSubmit={submit}
    >
      <KeepDraft draft={draft} saved={draft.saved} />
      <DraftNotice draft={draft} />
      <ProjectFields />
      <GebouwFields />
      <WindFields />
      <ProjectFormFooter cancelTo={projectId === null ? PROJECTS : projectPath(projectId)} />
      {projectId !== null && <FollowOtherTabs host={host} projectId={projectId} draft={draft} />}
      <UnsavedInputGuard draft={draft} isStored={isStored} />
      <ConflictDialog
        open={refused !== null}
        onKeepMine={keepMine}
        onLoadNewest={loadNewest}
        onClose={() => setRefused(null)}
      />
    </Form>
  );
};
