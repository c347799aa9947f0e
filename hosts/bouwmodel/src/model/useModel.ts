import type { Bouwmodel } from '@adviestool/ifc/bouwmodel';
import { mergeModellen } from '@adviestool/ifc/mergeModellen';
import type { ModelFault } from '@adviestool/ifc/ModelFileError';
import { useRef, useState } from 'react';

import { readInWorker } from '../ifc/readInWorker.ts';
import { geheugenVoor, VEEL } from './geheugen.ts';
import { firstBewerking, type Bewerking } from './bewerking.ts';
import { readOnthouden } from './onthoudenBronnen.ts';
import type { ModelFile } from './importMessageOf.ts';

/** A file that could not be read, and why. */
interface NietGelezen {
  naam: string;
  fault: ModelFault;
}

/** A model that is open, and what the user made of it. */
export interface OpenModel {
  /** As they were chosen: a copy of each is written back. The first names the model. */
  bestanden: readonly { bestand: File; projectId: string }[];
  file: ModelFile;
  /** All files as one. */
  model: Bouwmodel;
  bewerking: Bewerking;
  /** Files that were chosen with the last ones and could not be read. */
  nietGelezen: readonly NietGelezen[];
}

/** It is kept aside until others are read. */
interface Kept {
  kept: OpenModel | null;
}

export type ModelState =
  | { kind: 'none' }
  /** It needs so much memory that the user is asked first. */
  | ({ kind: 'groot'; bestand: File; read: () => void; cancel: () => void } & Kept)
  | ({ kind: 'reading'; naam: string } & Kept)
  | { kind: 'fault'; nietGelezen: readonly NietGelezen[] }
  | ({ kind: 'open' } & OpenModel);

/** The model that is open, or that is kept while others are read; null: there is none. */
export const keptIn = (state: ModelState): OpenModel | null => {
  if (state.kind === 'open') return state;
  return 'kept' in state ? state.kept : null;
};

/** Of several files each says of itself what the user should know. */
const withNaam = (model: Bouwmodel, naam: string): Bouwmodel => ({
  ...model,
  meldingen: model.meldingen.map((melding) => `${naam}: ${melding}`),
});

/** An open model with files that were read since; choices stay. Null: there are none. */
const withFiles = (
  open: OpenModel | null,
  read: readonly { file: File; model: Bouwmodel }[],
  nietGelezen: readonly NietGelezen[],
): OpenModel | null => {
  const [eerste, ...meer] = read;
  if (eerste === undefined) return null;
  const hasMeer = open !== null || meer.length > 0;
  const models = read.map(({ file, model }) => (hasMeer ? withNaam(model, file.name) : model));
  const [first = eerste.model, ...others] = models;
  const isAlone = open?.bestanden.length === 1;
  const model =
    open === null
      ? mergeModellen(first, others)
      : mergeModellen(isAlone ? withNaam(open.model, open.file.naam) : open.model, models);
  const begin = firstBewerking(model, readOnthouden(model));
  return {
    bestanden: [
      ...(open?.bestanden ?? []),
      ...read.map((each) => ({ bestand: each.file, projectId: each.model.id })),
    ],
    file: open?.file ?? {
      naam: eerste.file.name,
      gewijzigd: new Date(eerste.file.lastModified).toISOString(),
    },
    model,
    bewerking:
      open === null
        ? begin
        : { ...open.bewerking, keuzes: new Map([...begin.keuzes, ...open.bewerking.keuzes]) },
    nietGelezen,
  };
};

/** The files that are open and what is chosen in them. */
export const useModel = () => {
  const [state, setState] = useState<ModelState>({ kind: 'none' });
  const latest = useRef<AbortController>(null);

  const readAll = async (
    files: readonly File[],
    { kept, isAdded, signal }: Kept & { isAdded: boolean; signal: AbortSignal },
  ): Promise<void> => {
    const read: { file: File; model: Bouwmodel }[] = [];
    const nietGelezen: NietGelezen[] = [];
    for (const file of files) {
      setState({ kind: 'reading', naam: file.name, kept });
      // One after another: each takes as much memory as the parser needs for it.
      const answer = await readInWorker(file, signal).catch(() => ({ fault: 'lezen' }) as const);
      // Others were chosen meanwhile.
      if (signal.aborted) return;
      if ('fault' in answer) nietGelezen.push({ naam: file.name, fault: answer.fault });
      else read.push({ file, model: answer.model });
    }
    const open = withFiles(isAdded ? kept : null, read, nietGelezen);
    if (open !== null) setState({ kind: 'open', ...open });
    else if (kept !== null) setState({ kind: 'open', ...kept, nietGelezen });
    else setState({ kind: 'fault', nietGelezen });
  };

  /** @param isAdded they are of the building that is open */
  const open = async (files: readonly File[], isAdded: boolean): Promise<void> => {
    latest.current?.abort();
    const mine = new AbortController();
    latest.current = mine;
    const kept = keptIn(state);
    const read = (): Promise<void> => readAll(files, { kept, isAdded, signal: mine.signal });
    const groot = files.find((file) => geheugenVoor(file) >= VEEL);
    if (groot === undefined) await read();
    else
      setState({
        kind: 'groot',
        bestand: groot,
        kept,
        read: () => void read(),
        cancel: () => setState(kept === null ? { kind: 'none' } : { kind: 'open', ...kept }),
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
