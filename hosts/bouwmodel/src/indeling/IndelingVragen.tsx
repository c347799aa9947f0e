import type { Groep } from '@adviestool/ifc/bouwmodel';

import { merge, split } from '../model/bewerking.ts';
import type { Edit, IndelingVraag } from '../model/useGroepActies.ts';
import type { OpenModel } from '../model/useModel.ts';
import { SamenvoegDialog } from './SamenvoegDialog.tsx';
import { SplitsDialog } from './SplitsDialog.tsx';

interface IndelingVragenProps {
  open: OpenModel;
  groepen: readonly Groep[];
  vraag: IndelingVraag | null;
  edit: Edit;
  onClose: () => void;
}

/** The dialog of a question about how groups are made. */
export const IndelingVragen = ({ open, groepen, vraag, edit, onClose }: IndelingVragenProps) => {
  if (vraag === null) return null;
  const { soort, groep } = vraag;
  return soort === 'samenvoegen' ? (
    <SamenvoegDialog
      model={open.model}
      bewerking={open.bewerking}
      groepen={groepen}
      groep={groep}
      onClose={onClose}
      onMerge={(globalIds) => {
        onClose();
        edit((bewerking) => merge(bewerking, globalIds));
      }}
    />
  ) : (
    <SplitsDialog
      groep={groep}
      onClose={onClose}
      onSplit={(globalIds, isTogether) => {
        onClose();
        edit((bewerking) => split(bewerking, globalIds, isTogether));
      }}
    />
  );
};
