import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { Select } from '@adviestool/ui/Select';
import { useMemo, useState } from 'react';

import { withDetailleringVan, withProductenVan } from './changes.ts';
import { MeerdereDialog, type MeerdereProps } from './MeerdereDialog.tsx';
import { teksten } from './teksten.ts';
import { useNu } from './useNu.ts';

interface OvernemenDialogProps extends MeerdereProps {
  wat: 'detaillering' | 'producten';
  /** Those that have something to take over, in the order of the project. */
  bronnen: readonly GevelvullingRij[];
}

const WITH = { detaillering: withDetailleringVan, producten: withProductenVan } as const;

/** Takes the detaillering or the products of another gevelvulling over in a selection. */
export const OvernemenDialog = ({ wat, bronnen, ...props }: OvernemenDialogProps) => {
  const { saving, project, ids } = props;
  const catalogus = saving.host.catalogus.loaded(project.projectGegevens.catalogus);
  const now = useNu();
  const [chosenId, setChosenId] = useState<string | null>(null);
  // The chosen one may be gone from the newest version. Best one that does not change itself.
  const source =
    bronnen.find(({ id }) => id === chosenId) ??
    bronnen.find(({ id }) => !ids.has(id)) ??
    bronnen[0];
  const sourceId = source?.id ?? '';
  const change = useMemo(
    () => WITH[wat](ids, sourceId, { catalogus, now }),
    [wat, ids, sourceId, catalogus, now],
  );
  const { titel, bevestigen, gedaan } = teksten[wat];

  return (
    <MeerdereDialog
      {...props}
      titel={titel(ids.size)}
      change={change}
      actie={bevestigen}
      gedaan={gedaan(ids.size)}
    >
      <Select
        label={teksten.van}
        options={bronnen.map(({ id, naam }) => ({ value: id, label: naam }))}
        value={sourceId}
        onChange={setChosenId}
      />
    </MeerdereDialog>
  );
};
