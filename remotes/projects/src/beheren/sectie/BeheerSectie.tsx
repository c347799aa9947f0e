import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Card } from '@adviestool/ui/Card';
import { Stack } from '@adviestool/ui/Stack';
import type { ReactNode } from 'react';

/** What every section of the page gets. */
export interface SectieProps {
  host: HostApi;
  project: Project;
}

interface BeheerSectieProps {
  title: string;
  /** What it does, and what stays as it is. */
  uitleg: ReactNode;
  /** Its buttons, or what it lists. */
  children: ReactNode;
}

/** One thing that can be done with a project. */
export const BeheerSectie = ({ title, uitleg, children }: BeheerSectieProps) => (
  <Card title={title}>
    <Stack>
      <p>{uitleg}</p>
      {children}
    </Stack>
  </Card>
);
