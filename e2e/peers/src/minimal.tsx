import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

import { LoginPage } from './LoginPage.tsx';

/** The least that shows the form with the product's libraries: react, react-router, one bundle. */
const router = createBrowserRouter([{ path: '*', element: <LoginPage /> }]);

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<RouterProvider router={router} />);
