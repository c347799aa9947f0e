import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { formatDate } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';

import { teksten } from './teksten.ts';
import { useArchief } from './useArchief.ts';

/** Says at the top of a page that its project was put away, with the way back; else nothing. */
export const ArchiefMelding = ({ host, project }: { host: HostApi; project: Project }) => {
  const { isBusy, toggle } = useArchief(host, project);
  const { gearchiveerd } = project;
  if (gearchiveerd === undefined) return null;

  return (
    <Notice
      kind="warn"
      actions={
        project.rechten.beheren && (
          <Button busy={isBusy} onClick={() => void toggle()}>
            {teksten.terug}
          </Button>
        )
      }
    >
      {teksten.melding(formatDate(new Date(gearchiveerd)))}
    </Notice>
  );
};
