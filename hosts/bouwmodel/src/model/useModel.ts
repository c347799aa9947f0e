import type { Bouwmodel } from '@adviestool/ifc/bouwmodel';
import type { ModelFault } from '@adviestool/ifc/ModelFileError';
import { useRef, useState } from 'react';

import { readInWorker } from '../ifc/readInWorker.ts';
import { geheugenVoor, VEEL } from './geheugen.ts';
import { firstBewerking, type Bewerking } from './bewerking.ts';
import { readOnthouden } from './onthoudenBronnen.ts';
import type { ModelFile } from './importMessageOf.ts';

/** A model that is open, and what the user made of it. */
export interface OpenModel {
  /** As it was chosen: a copy of it is written back. */
  bestand: File;
  file: ModelFile;
  model: Bouwmodel;
  bewerking: Bewerking;
}

export type ModelState =
  | { kind: 'none' }
  /** It needs so much memory that the user is asked first. */
  | { kind: 'groot'; bestand: File }
  | { kind: 'reading'; naam: string }
  | { kind: 'fault'; naam: string; fault: ModelFault }
  | ({ kind: 'open' } & OpenModel);

/** The file that is open and what is chosen in it. */
export const useModel = () => {
  const [state, setState] = useState<ModelState>({ kind: 'none' });
  const latest = useRef<File>(null);

  const open = async (file: File, isAsked = false): Promise<void> => {
    latest.current = file;
    if (!isAsked && geheugenVoor(file) >= VEEL) {
      setState({ kind: 'groot', bestand: file });
      return;
    }
    setState({ kind: 'reading', naam: file.name });
    const answer = await readInWorker(file).catch(() => ({ fault: 'lezen' }) as const);
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    if ('fault' in answer) {
      setState({ kind: 'fault', naam: file.name, fault: answer.fault });
      return;
    }
    const { model } = answer;
    setState({
      kind: 'open',
      bestand: file,
      file: { naam: file.name, gewijzigd: new Date(file.lastModified).toISOString() },
      model,
      bewerking: firstBewerking(model, readOnthouden(model)),
    });
  };

  const [edit] = useState(
    () =>
      (change: (bewerking: Bewerking) => Bewerking): void =>
        setState((current) =>
          current.kind === 'open' ? { ...current, bewerking: change(current.bewerking) } : current,
        ),
  );

  return { state, open, edit };
};
