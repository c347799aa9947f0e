import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';

import { AdviesStep } from '../advies/AdviesStep.tsx';
import { DetailleringStep } from '../detaillering/DetailleringStep.tsx';
import { KaderStep } from '../kader/KaderStep.tsx';
import { ProductkeuzeStep } from '../productkeuze/ProductkeuzeStep.tsx';
import { remote } from '../remote.ts';
import { indexPage } from '../wizard/indexPage.ts';
import { pageOfStep } from '../wizard/pageOfStep.tsx';
import { wizardPage } from '../wizard/wizardPage.ts';

interface WizardVisit {
  /** Where the visit begins. */
  url: string;
  host: HostApi;
}

const routeOf = ({ Component: draw, loader }: Page): Pick<RouteObject, 'Component' | 'loader'> => {
  const Content = () => <>{draw()}</>;
  return { Component: Content, ...(loader === undefined ? {} : { loader }) };
};

/** Renders the wizard, without guards. Other paths say that they are others. */
export const renderWizard = ({ url, host }: WizardVisit) => {
  const navigating: HostApi = {
    ...host,
    navigate: (to, options) => void router.navigate(to, options),
  };
  const router = createMemoryRouter(
    [
      {
        path: remote.pages[0].path,
        hydrateFallbackElement: <p>Laden</p>,
        ...routeOf(wizardPage()),
        children: [
          { index: true, ...routeOf(indexPage(navigating)) },
          {
            path: 'gevelvulling-en-kader',
            ...routeOf(pageOfStep(navigating, 'gevelvulling-en-kader', KaderStep)),
          },
          {
            path: 'detaillering',
            ...routeOf(pageOfStep(navigating, 'detaillering', DetailleringStep)),
          },
          {
            path: 'productkeuze',
            ...routeOf(pageOfStep(navigating, 'productkeuze', ProductkeuzeStep)),
          },
          { path: 'advies', ...routeOf(pageOfStep(navigating, 'advies', AdviesStep)) },
        ],
      },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
  return router;
};
