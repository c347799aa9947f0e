import { PROJECTS } from '@adviestool/contract/paths';
import { MessagePage } from './MessagePage.tsx';
import { teksten } from './teksten.ts';

export const NoAccessPage = () => (
  <MessagePage
    title={teksten.geenToegangTitel}
    action={{ label: teksten.naarProjecten, to: PROJECTS }}
  >
    <p>{teksten.geenToegang}</p>
  </MessagePage>
);
