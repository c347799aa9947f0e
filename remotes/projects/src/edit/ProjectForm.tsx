import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { NIEUW_PROJECT, projectGegevensCompleetSchema } from '@adviestool/domain/projectGegevens';
import { Form } from '@adviestool/forms/Form';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import { projectPath } from '../projectPaths.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FollowOtherTabs } from './FollowOtherTabs.tsx';
import { GebouwFields } from './GebouwFields.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { ProjectFormFooter } from './ProjectFormFooter.tsx';
import {
  overwriteProjectGegevens,
  storeNewProject,
  storeProjectGegevens,
  type StoreOutcome,
} from './storeProject.ts';
import { NIET_OPGESLAGEN } from './teksten.ts';
import { UnsavedInputGuard } from './UnsavedInputGuard.tsx';
import { WindFields } from './WindFields.tsx';

const validate = validateWithZod(projectGegevensCompleetSchema);

interface ProjectFormProps {
  host: HostApi;
  /** Null: a new one. */
  project: Project | null;
}

export const ProjectForm = ({ host, project }: ProjectFormProps) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  /** What could not be saved because the project changed elsewhere. */
  const [refused, setRefused] = useState<ProjectGegevens | null>(null);
  const isStored = useRef(false);

  const conclude = async (outcome: StoreOutcome): Promise<SubmissionErrors> => {
    switch (outcome.kind) {
      case 'stored':
        isStored.current = true;
        setRefused(null);
        host.toast('success', project === null ? 'Project aangemaakt.' : 'Project opgeslagen.');
        await navigate(projectPath(outcome.projectId));
        return undefined;
      case 'failed':
        host.showError(outcome.error, outcome.texts);
        return { [FORM_ERROR]: NIET_OPGESLAGEN };
      case 'stale':
        return undefined;
      default:
        return outcome satisfies never;
    }
  };

  const submit = async (values: ProjectGegevens): Promise<SubmissionErrors> => {
    const gegevens = projectGegevensCompleetSchema.parse(values);
    const outcome =
      project === null
        ? await storeNewProject(host, gegevens, idempotencyKey)
        : await storeProjectGegevens(host, gegevens);
    if (outcome.kind === 'stale') setRefused(gegevens);
    return conclude(outcome);
  };

  const keepMine = async (): Promise<void> => {
    if (project === null || refused === null) return;
    await conclude(await overwriteProjectGegevens(host, project.id, refused));
  };

  const loadNewest = async (): Promise<void> => {
    setRefused(null);
    await revalidate();
  };

  return (
    <Form<ProjectGegevens>
      initialValues={project?.projectGegevens ?? NIEUW_PROJECT}
      validate={validate}
      onSubmit={submit}
    >
      <ProjectFields />
      <GebouwFields />
      <WindFields />
      <ProjectFormFooter cancelTo={project === null ? '/' : projectPath(project.id)} />
      {project !== null && <FollowOtherTabs host={host} projectId={project.id} />}
      <UnsavedInputGuard isStored={isStored} />
      <ConflictDialog
        open={refused !== null}
        onKeepMine={keepMine}
        onLoadNewest={loadNewest}
        onClose={() => setRefused(null)}
      />
    </Form>
  );
};
