import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { LOGIN } from '@adviestool/contract/paths';
import { MemoryRouter } from 'react-router';

import { LoginCard } from './LoginCard.tsx';

/** With every link: the document leaves out those to pages that its variant has not. */
const variant = { ...buildVariant(), userRegistrationEnabled: true };

const host = buildHost({ config: { variant, remote: {}, clientVersion: '' } });

/** The page as it stands in the document until its code has come. */
export const page = (
  <MemoryRouter initialEntries={[LOGIN]}>
    <LoginCard host={host} />
  </MemoryRouter>
);
