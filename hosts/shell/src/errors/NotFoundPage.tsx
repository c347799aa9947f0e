import { PROJECTS } from '@adviestool/contract/paths';
import { useLocation } from 'react-router';

import { MessagePage } from './MessagePage.tsx';
import { teksten } from './teksten.ts';

interface Props {
  /** Absent: the path is unknown. */
  title?: string;
}

export const NotFoundPage = ({ title = teksten.nietGevondenTitel }: Props) => {
  const { pathname } = useLocation();
  return (
    <MessagePage title={title} action={{ label: teksten.naarProjecten, to: PROJECTS }}>
      <p>
        {teksten.nietGevonden} <code>{pathname}</code>
      </p>
    </MessagePage>
  );
};
