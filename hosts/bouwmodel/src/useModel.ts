import { useRef, useState } from 'react';

import type { ModelFault } from './ifc/ModelFileError.ts';
import { readInWorker } from './ifc/readInWorker.ts';
import type { Bouwmodel, Groep } from './model/bouwmodel.ts';
import { groepenVan, groeperingVan } from './model/groepenVan.ts';
import type { ModelFile } from './model/importMessageOf.ts';
import { changeKeuzes, firstKeuzes, type Keuze, type Keuzes } from './model/keuze.ts';

export type ModelState =
  | { kind: 'none' }
  | { kind: 'reading'; naam: string }
  | { kind: 'fault'; naam: string; fault: ModelFault }
  | { kind: 'open'; file: ModelFile; model: Bouwmodel; groepen: readonly Groep[]; keuzes: Keuzes };

/** The file that is open and what is chosen in it. */
export const useModel = () => {
  const [state, setState] = useState<ModelState>({ kind: 'none' });
  const latest = useRef<File>(null);

  const open = async (file: File): Promise<void> => {
    latest.current = file;
    setState({ kind: 'reading', naam: file.name });
    const answer = await readInWorker(file).catch(() => ({ fault: 'lezen' }) as const);
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    if ('fault' in answer) {
      setState({ kind: 'fault', naam: file.name, fault: answer.fault });
      return;
    }
    const { model } = answer;
    const groepen = groepenVan(model, groeperingVan(model.merkbron));
    setState({
      kind: 'open',
      file: { naam: file.name, gewijzigd: new Date(file.lastModified).toISOString() },
      model,
      groepen,
      keuzes: firstKeuzes(groepen),
    });
  };

  const change = (ids: readonly string[], keuze: Partial<Keuze>): void =>
    setState((current) =>
      current.kind === 'open'
        ? { ...current, keuzes: changeKeuzes(current.keuzes, ids, keuze) }
        : current,
    );

  return { state, open, change };
};
