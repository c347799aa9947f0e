import { PROJECTS } from '@adviestool/contract/paths';
import { useLocation } from 'react-router';

import { MessagePage } from './MessagePage.tsx';
import { teksten } from './teksten.ts';

export const NotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <MessagePage
      title={teksten.nietGevondenTitel}
      action={{ label: teksten.naarProjecten, to: PROJECTS }}
    >
      <p>
        {teksten.nietGevonden} <code>{pathname}</code>
      </p>
    </MessagePage>
  );
};
