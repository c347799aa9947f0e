import type { Page } from '@adviestool/contract/remoteModule';
import { Outlet } from 'react-router';

/** The route around the steps; each step draws its own frame from the data it loads. */
export const flowPage = (): Page => ({ Component: () => <Outlet /> });
