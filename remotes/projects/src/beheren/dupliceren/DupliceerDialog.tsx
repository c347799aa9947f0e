import { isApiError } from '@adviestool/contract/api/apiError';
import { duplicateProject } from '@adviestool/contract/api/projectBeheer';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import { projectPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';
import { TextInput } from '@adviestool/ui/TextInput';
import { Toggle } from '@adviestool/ui/Toggle';
import { useId, useState } from 'react';

import { TEKST_MAX, teLang } from '@adviestool/projectoverzicht/zoeken/teLang';
import styles from './DupliceerDialog.module.css';
import { teksten } from './teksten.ts';

interface Invoer {
  naam: string;
  metVastgesteld: boolean;
  /** Of this input: when it is sent again nothing is made twice. */
  idempotencyKey: string;
}

const invoerOf = (naam: string, metVastgesteld: boolean): Invoer => ({
  naam,
  metVastgesteld,
  idempotencyKey: crypto.randomUUID(),
});

/** A name that fits, whatever the project is called. */
const voorstelOf = (naam: string): string =>
  teksten.voorstel(naam.slice(0, TEKST_MAX - teksten.voorstel('').length));

interface DupliceerDialogProps {
  host: HostApi;
  project: { id: number; naam: string };
  onClose: () => void;
}

/** Makes a copy of a project and opens it. */
export const DupliceerDialog = ({ host, project, onClose }: DupliceerDialogProps) => {
  const id = useId();
  const [invoer, setInvoer] = useState(() => invoerOf(voorstelOf(project.naam), true));
  const [isBusy, setBusy] = useState(false);
  const fout = invoer.naam.trim() === '' ? teksten.naamVerplicht : teLang(invoer.naam);
  const isFout = fout !== undefined;

  const duplicate = async (): Promise<void> => {
    setBusy(true);
    const { idempotencyKey, ...body } = invoer;
    const plaats = { groupId: host.config.variant.groupId, projectId: project.id };
    try {
      const { project: copy } = await duplicateProject(host.api, plaats, { body, idempotencyKey });
      host.tabs.post({ event: 'project_created', projectId: copy.id });
      host.toast('success', teksten.gedaan(body.naam.trim()));
      onClose();
      host.navigate(projectPath(copy.id));
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error, projectWriteTexts(error, 'aanmaken'));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={teksten.dialoog(project.naam)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{teksten.annuleren}</Button>
          <Button kind="primary" type="submit" form={id} busy={isBusy} disabled={isFout}>
            {teksten.dupliceren}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isFout) void duplicate();
        }}
      >
        <Stack>
          <div className={styles.veld}>
            <label htmlFor={`${id}-naam`}>{teksten.naam}</label>
            <TextInput
              id={`${id}-naam`}
              startsFocused
              required
              autoComplete="off"
              value={invoer.naam}
              aria-invalid={isFout || undefined}
              aria-describedby={isFout ? `${id}-fout` : undefined}
              onChange={({ target }) => setInvoer(invoerOf(target.value, invoer.metVastgesteld))}
            />
            {isFout && (
              <p id={`${id}-fout`} role="alert" className={styles.fout}>
                {fout}
              </p>
            )}
          </div>
          <div>
            <Toggle
              label={teksten.metVastgesteld}
              checked={invoer.metVastgesteld}
              onChange={(isChecked) => setInvoer(invoerOf(invoer.naam, isChecked))}
            />
            <p className={styles.uitleg}>{teksten.uitlegVastgesteld}</p>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
};
