import { projectGegevensCompleetSchema } from '@adviestool/domain/velden/projectGegevens';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { buttonClass } from '@adviestool/ui/Button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Link } from 'react-router';

import { ProjectFields } from './ProjectFields.tsx';

export const validateProject = validateWithZod(projectGegevensCompleetSchema);

const SUBSCRIPTION = { hasSubmitErrors: true };

interface ProjectFormBodyProps {
  cancelTo: string;
  /** What the input does to the advices; nothing for a new project. */
  effect?: ReactNode;
}

/** The fields and the actions of a project, new or not. */
export const ProjectFormBody = ({ cancelTo, effect }: ProjectFormBodyProps) => {
  const { hasSubmitErrors } = useFormState({ subscription: SUBSCRIPTION });

  return (
    <>
      <ProjectFields />
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
