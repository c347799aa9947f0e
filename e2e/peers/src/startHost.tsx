import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

const LoginPage = lazy(async () => ({ default: (await import('login/page')).LoginPage }));
const ProjectsPage = lazy(async () => ({ default: (await import('projects/page')).ProjectsPage }));

/** A host with two remotes as the documentation of Module Federation makes one, without anything of our own. */
const router = createBrowserRouter([
  { path: '/', element: <ProjectsPage /> },
  { path: '*', element: <LoginPage /> },
]);

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
}
