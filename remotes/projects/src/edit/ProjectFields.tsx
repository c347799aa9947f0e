import { TextField } from '@adviestool/forms/TextField';
import { Fieldset } from '@adviestool/ui/Fieldset';

/** Length of a column of the backend. */
const MAX_LENGTH = 255;

export const ProjectFields = () => (
  <Fieldset legend="Project">
    <TextField name="projectNaam" label="Naam" maxLength={MAX_LENGTH} />
    <TextField name="referentienummer" label="Referentienummer" maxLength={MAX_LENGTH} optional />
    <TextField name="werkadres" label="Werkadres" maxLength={MAX_LENGTH} optional />
    <TextField name="plaatsWerkadres" label="Plaats" maxLength={MAX_LENGTH} optional />
  </Fieldset>
);
