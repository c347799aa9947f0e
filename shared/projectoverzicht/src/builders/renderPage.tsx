import type { Page } from '@adviestool/contract/remoteModule';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

interface PageVisit {
  /** Path of the page's route. */
  path: string;
  /** Where the visit begins. */
  url: string;
}

/** Renders a page of the remote at its route; every other path shows its own name. */
export const renderPage = (page: Page, { path, url }: PageVisit) => {
  const { Component, loader, shouldRevalidate } = page;
  const Content = () => <>{Component()}</>;
  const router = createMemoryRouter(
    [
      {
        path,
        Component: Content,
        hydrateFallbackElement: <p>Laden</p>,
        ...(loader === undefined ? {} : { loader }),
        ...(shouldRevalidate === undefined ? {} : { shouldRevalidate }),
      },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
  return router;
};
