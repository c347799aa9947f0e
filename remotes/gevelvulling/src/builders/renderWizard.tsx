import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';

import adviesPage from '../advies/page.ts';
import detailleringPage from '../detaillering/page.ts';
import kaderPage from '../kader/page.ts';
import productkeuzePage from '../productkeuze/page.ts';
import { remote } from '../remote.ts';
import indexPage from '../wizard/indexPage.ts';
import wizardPage from '../wizard/page.ts';

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
          { path: 'gevelvulling-en-kader', ...routeOf(kaderPage(navigating)) },
          { path: 'detaillering', ...routeOf(detailleringPage(navigating)) },
          { path: 'productkeuze', ...routeOf(productkeuzePage(navigating)) },
          { path: 'advies', ...routeOf(adviesPage(navigating)) },
        ],
      },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
  return router;
};
