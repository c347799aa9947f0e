import type { HostApi, Page } from '@adviestool/contract/remoteModule';

import { ForgotCard } from './ForgotCard.tsx';

/** Asks for a mail with a link to choose a new password. */
const page = (host: HostApi): Page => ({
  Component: () => <ForgotCard host={host} />,
});

export default page;
