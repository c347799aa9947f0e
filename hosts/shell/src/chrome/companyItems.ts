import type { Variant } from '@adviestool/contract/variant';
import type { MenuEntry } from '@adviestool/ui/menuEntry';

import { teksten } from './teksten.ts';

type CompanyLink = Variant['branding']['extraCompanyLinks'][string];

interface CompanyOptions {
  variant: Pick<Variant, 'branding' | 'usesCookies'>;
  /** Opens a link that takes the signature of the session along. */
  openSigned: (link: CompanyLink) => void;
}

interface Page {
  id: string;
  label: string;
  href: string;
}

const external = (page: Page, startsGroup = false): MenuEntry => ({
  ...page,
  startsGroup,
  external: true,
});

/** The entries of the main menu that the variant brings: the company's site, links and conditions. */
export const companyItems = ({ variant, openSigned }: CompanyOptions): MenuEntry[] => {
  const { company, extraCompanyLinks, privacy, disclaimer, cookies } = variant.branding;
  const extraItems = Object.entries(extraCompanyLinks).map(([id, link]): MenuEntry => {
    const { label, href, signed } = link;
    const page = { id: `company-${id}`, label, href };
    return signed
      ? { id: page.id, label, external: true, onAction: () => openSigned(link) }
      : external(page);
  });
  return [
    external({ id: 'company', ...company }, true),
    ...extraItems,
    external({ id: 'privacy', label: teksten.privacy, href: privacy }, true),
    external({ id: 'disclaimer', label: teksten.disclaimer, href: disclaimer }),
    ...(variant.usesCookies && cookies !== undefined
      ? [external({ id: 'cookies', label: teksten.cookies, href: cookies })]
      : []),
  ];
};
