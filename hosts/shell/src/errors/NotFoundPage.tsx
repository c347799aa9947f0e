import { PROJECTS } from '@adviestool/contract/paths';
import { useLocation } from 'react-router';

import { MessagePage } from './MessagePage.tsx';
import { teksten } from './teksten.ts';

interface Props {
  /** Absent: the path is unknown. */
  title?: string;
}

/** An address as its user would write it. */
const readable = (pathname: string): string => {
  try {
    return decodeURI(pathname);
  } catch {
    // No text in UTF-8: as it came.
    return pathname;
  }
};

export const NotFoundPage = ({ title = teksten.nietGevondenTitel }: Props) => {
  const { pathname } = useLocation();
  return (
    <MessagePage title={title} action={{ label: teksten.naarProjecten, to: PROJECTS }}>
      <p>
        {teksten.nietGevonden} <code>{readable(pathname)}</code>
      </p>
    </MessagePage>
  );
};
