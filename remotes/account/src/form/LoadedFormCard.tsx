import { Notice } from '@adviestool/ui/Notice';
import type { ReactNode } from 'react';

import { AccountCard } from '../card/AccountCard.tsx';
import type { BackendFormProps } from './BackendForm.tsx';
import { BackendForm } from './BackendForm.tsx';
import type { LoadedForm } from './loadForm.ts';

interface LoadedFormCardProps extends Omit<BackendFormProps, 'form'> {
  title: string;
  sub?: string;
  loaded: LoadedForm;
  links?: ReactNode;
}

/** A card with a form of the backend, or with why there is none. */
export const LoadedFormCard = ({ title, sub, loaded, links, ...form }: LoadedFormCardProps) => (
  <AccountCard
    title={title}
    links={links}
    {...(sub === undefined || loaded.kind === 'problem' ? {} : { sub })}
  >
    {loaded.kind === 'form' ? (
      <BackendForm form={loaded.form} {...form} />
    ) : (
      <Notice kind="bad" role="alert">
        {loaded.text}
      </Notice>
    )}
  </AccountCard>
);
