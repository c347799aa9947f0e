import type { Page } from '@adviestool/contract/remoteModule';
import { Outlet } from 'react-router';

/** The route around the steps; each step draws its own frame from the data it loads. */
const page = (): Page => ({ Component: () => <Outlet /> });

export default page;
