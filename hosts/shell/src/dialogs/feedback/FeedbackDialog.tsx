import type { Release } from '@adviestool/contract/release';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';

import { PhoneLink } from '../../errors/SupportLinks.tsx';
import { teksten } from './teksten.ts';

interface Props {
  release: Pick<Release, 'release' | 'variant'>;
  onClose: () => void;
}

/** How to reach the technical support. */
export const FeedbackDialog = ({ release: { release, variant }, onClose }: Props) => {
  const { supportEmail, supportPhone, name } = variant.branding;
  const subject = encodeURIComponent(teksten.onderwerp(name));
  return (
    <Dialog open title={teksten.titel} onClose={onClose}>
      <Stack>
        <p>{teksten.uitleg}</p>
        <DefinitionList
          items={[
            {
              term: teksten.email,
              value: <a href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</a>,
            },
            {
              term: teksten.telefoon,
              value: <PhoneLink phone={supportPhone} />,
            },
          ]}
        />
        <p>{teksten.versie(release)}</p>
      </Stack>
    </Dialog>
  );
};
