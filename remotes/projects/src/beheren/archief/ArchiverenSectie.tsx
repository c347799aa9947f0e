import { Button } from '@adviestool/ui/Button';

import { BeheerSectie, type SectieProps } from '../sectie/BeheerSectie.tsx';
import { teksten } from './teksten.ts';
import { useArchief } from './useArchief.ts';

/** Puts the project away; of one that was, the notice at the top has the way back. */
export const ArchiverenSectie = ({ host, project }: SectieProps) => {
  const { isBusy, toggle } = useArchief(host, project);
  if (project.gearchiveerd !== undefined) return null;

  return (
    <BeheerSectie title={teksten.titel} uitleg={teksten.uitleg}>
      <div>
        <Button busy={isBusy} onClick={() => void toggle()}>
          {teksten.actie}
        </Button>
      </div>
    </BeheerSectie>
  );
};
