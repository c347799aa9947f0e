import { NIEUW, projectPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import {
  createSpouwankersituatie,
  situatieSchema,
} from '@adviestool/domain/steps/spouwankersituatie';
import { Form } from '@adviestool/forms/Form';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { FormSpy } from 'react-final-form';
import { useLoaderData } from 'react-router';

import { stepPath } from '../flow/paths.ts';
import { StepFrame } from '../flow/StepFrame.tsx';
import type { StepData } from '../flow/createStepLoader.ts';
import { EerdereConcepten } from './EerdereConcepten.tsx';
import { SituatieFields } from './SituatieFields.tsx';
import { teksten } from './teksten.ts';

type SituatieInput = Spouwankersituatie['situatie'];

const validate = validateWithZod(situatieSchema);

export const SituatieStep = ({ host }: { host: HostApi }) => {
  const { projectId, projectNaam, concept, concepten } = useLoaderData<StepData>();
  const isNieuw = concept.id === NIEUW;

  const keep = (values: SituatieInput): void => {
    const isEmpty = isNieuw && isSameInput(values, createSpouwankersituatie(NIEUW).situatie);
    if (isEmpty) concepten.remove(NIEUW);
    else concepten.keep({ ...concept, situatie: values });
  };

  const submit = (values: SituatieInput): void => {
    const { id } = concepten.settle({ ...concept, situatie: situatieSchema.parse(values) });
    host.navigate(stepPath({ projectId, id, step: 'detaillering' }), { replace: isNieuw });
  };

  return (
    <StepFrame projectId={projectId} projectNaam={projectNaam} concept={concept} step="situatie">
      <Form key={concept.id} initialValues={concept.situatie} validate={validate} onSubmit={submit}>
        <FormSpy<SituatieInput>
          subscription={{ values: true }}
          onChange={({ values }) => keep(values)}
        />
        <Stack gap="loose">
          <Stack>
            <Notice>{teksten.concept}</Notice>
            {isNieuw && (
              <EerdereConcepten
                projectId={projectId}
                concepten={concepten.list().filter(({ id }) => id !== NIEUW)}
              />
            )}
          </Stack>
          <div>
            <SituatieFields />
          </div>
        </Stack>
        <ActionBar
          start={<Button onClick={() => host.navigate(projectPath(projectId))}>Vorige</Button>}
        >
          <SubmitButton>Volgende</SubmitButton>
        </ActionBar>
      </Form>
    </StepFrame>
  );
};
