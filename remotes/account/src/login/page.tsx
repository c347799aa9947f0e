import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { LoginCard } from './LoginCard.tsx';

/** Logs the visitor in and sends them where they wanted to go. */
const page = (host: HostApi): Page => ({
  Component: () => <LoginCard host={host} />,
});

export default page;
