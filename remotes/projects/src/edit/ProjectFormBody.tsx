import type { HostApi } from '@adviestool/contract/remoteModule';
import { projectGegevensCompleetSchema } from '@adviestool/domain/velden/projectGegevens';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { buttonClass } from '@adviestool/ui/Button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Link } from 'react-router';

import { CatalogusVeld } from './CatalogusVeld.tsx';
import { ProjectFields } from './ProjectFields.tsx';

export const validateProject = validateWithZod(projectGegevensCompleetSchema);

const SUBSCRIPTION = { hasSubmitErrors: true };

interface ProjectFormBodyProps {
  host: HostApi;
  cancelTo: string;
  isNieuw?: boolean;
  /** What the input does to the advices; nothing for a new project. */
  effect?: ReactNode;
}

/** The fields and the actions of a project, new or not. */
export const ProjectFormBody = ({
  host,
  cancelTo,
  isNieuw = false,
  effect,
}: ProjectFormBodyProps) => {
  const { hasSubmitErrors } = useFormState({ subscription: SUBSCRIPTION });

  return (
    <>
      <ProjectFields host={host} isNieuw={isNieuw} />
      <CatalogusVeld host={host} />
      {effect}
      <ActionBar
        start={
          <Link to={cancelTo} className={buttonClass('quiet')}>
            Annuleren
          </Link>
        }
      >
        <SubmitButton>
          {hasSubmitErrors ? savingTeksten.opnieuwProberen : 'Project opslaan'}
        </SubmitButton>
      </ActionBar>
    </>
  );
};
