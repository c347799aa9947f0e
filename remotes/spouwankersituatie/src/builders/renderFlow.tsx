import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';

import indexPage from '../flow/indexPage.ts';
import flowPage from '../flow/page.tsx';
import adviesPage from '../later/adviesPage.ts';
import detailleringPage from '../later/detailleringPage.ts';
import productkeuzePage from '../later/productkeuzePage.ts';
import { remote } from '../remote.ts';
import situatiePage from '../situatie/page.tsx';

const routeOf = ({ Component: draw, loader }: Page): Pick<RouteObject, 'Component' | 'loader'> => {
  const Content = () => <>{draw()}</>;
  return { Component: Content, ...(loader === undefined ? {} : { loader }) };
};

/** Renders the steps at their routes, without guards. Other paths say that they are others. */
export const renderFlow = (url: string, host: HostApi) => {
  const navigating: HostApi = {
    ...host,
    navigate: (to, options) => void router.navigate(to, options),
  };
  const router = createMemoryRouter(
    [
      {
        path: remote.pages[0].path,
        hydrateFallbackElement: <p>Laden</p>,
        ...routeOf(flowPage()),
        children: [
          { index: true, ...routeOf(indexPage(navigating)) },
          { path: 'situatie', ...routeOf(situatiePage(navigating)) },
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
