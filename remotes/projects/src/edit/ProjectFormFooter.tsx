import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { buttonClass } from '@adviestool/ui/buttonClass';
import { useFormState } from 'react-final-form';
import { Link } from 'react-router';

const SUBSCRIPTION = { hasSubmitErrors: true };

export const ProjectFormFooter = ({ cancelTo }: { cancelTo: string }) => {
  const { hasSubmitErrors } = useFormState({ subscription: SUBSCRIPTION });

  return (
    <ActionBar
      start={
        <Link to={cancelTo} className={buttonClass('quiet')}>
          Annuleren
        </Link>
      }
    >
      <SubmitButton>{hasSubmitErrors ? 'Opnieuw proberen' : 'Project opslaan'}</SubmitButton>
    </ActionBar>
  );
};
