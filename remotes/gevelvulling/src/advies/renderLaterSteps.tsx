import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { ProductkeuzeStep } from '../productkeuze/ProductkeuzeStep.tsx';
import { remote } from '../remote.ts';
import { pageOfStep } from '../wizard/pageOfStep.tsx';
import { AdviesStep } from './AdviesStep.tsx';

const componentOf = ({ Component: draw }: Page) => {
  const Content = () => <>{draw()}</>;
  return Content;
};

/** Renders the last two steps of the wizard for a test. Other paths say that they are others. */
export const renderLaterSteps = ({ url, host }: { url: string; host: HostApi }) => {
  const navigating: HostApi = {
    ...host,
    navigate: (to, options) => void router.navigate(to, options),
  };
  const router = createMemoryRouter(
    [
      {
        path: remote.pages[0].path,
        children: [
          {
            path: 'productkeuze',
            Component: componentOf(pageOfStep(navigating, 'productkeuze', ProductkeuzeStep)),
          },
          {
            path: 'advies',
            Component: componentOf(pageOfStep(navigating, 'advies', AdviesStep)),
          },
        ],
      },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
  return router;
};
