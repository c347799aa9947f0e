import { PROJECTS } from '@adviestool/contract/paths';
import { Button } from '@adviestool/ui/Button';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { removeProject } from '../project/removeProject.ts';
import { BeheerSectie, type SectieProps } from './sectie/BeheerSectie.tsx';
import { teksten } from './teksten.ts';

/** Deletes the project; the toast after it has the way back. */
export const VerwijderenSectie = ({ host, project }: SectieProps) => {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { titel, uitleg, actie } = teksten.verwijderen;

  const remove = async (): Promise<void> => {
    setBusy(true);
    const isGone = await removeProject(host, project, revalidate);
    setBusy(false);
    if (isGone) host.navigate(PROJECTS, { replace: true });
  };

  return (
    <BeheerSectie title={titel} uitleg={uitleg}>
      <div>
        <Button kind="danger" icon="trash" busy={isBusy} onClick={() => void remove()}>
          {actie}
        </Button>
      </div>
    </BeheerSectie>
  );
};
