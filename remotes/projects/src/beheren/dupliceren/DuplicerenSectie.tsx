import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { Button } from '@adviestool/ui/Button';
import { useState } from 'react';

import { BeheerSectie, type SectieProps } from '../sectie/BeheerSectie.tsx';
import { DupliceerDialog } from './DupliceerDialog.tsx';
import { teksten } from './teksten.ts';

/** Makes a copy of the project. */
export const DuplicerenSectie = ({ host, project: { id, projectGegevens } }: SectieProps) => {
  const [isOpen, setOpen] = useState(false);
  const naam = zichtbareNaam(projectGegevens.projectNaam, `Project ${id}`);

  return (
    <BeheerSectie title={teksten.titel} uitleg={teksten.uitleg}>
      <div>
        <Button onClick={() => setOpen(true)}>{teksten.actie}</Button>
      </div>
      {isOpen && (
        <DupliceerDialog host={host} project={{ id, naam }} onClose={() => setOpen(false)} />
      )}
    </BeheerSectie>
  );
};
