import type { Project } from '@adviestool/contract/project';
import { Card } from '@adviestool/ui/Card';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { formatDateTime } from '@adviestool/ui/format';

import { herkomstTeksten as teksten } from './teksten.ts';

const filled = (parts: readonly (string | null)[], separator: string): string | null =>
  parts.filter((part) => part !== null && part !== '').join(separator) || null;

/** Who keeps the project, and since when. */
export const ProjectHerkomst = ({ project: { user, created, changed } }: { project: Project }) => {
  const plaats = filled([user?.postal_code ?? null, user?.city ?? null], ' ');
  const items = [
    { term: teksten.gebruiker, value: user?.name ?? null },
    { term: teksten.contactpersoon, value: user?.contact_person ?? null },
    { term: teksten.bedrijf, value: user?.company_name ?? null },
    { term: teksten.adres, value: filled([user?.address ?? null, plaats], ', ') },
    {
      term: teksten.mail,
      value: user?.mail ? <a href={`mailto:${user.mail}`}>{user.mail}</a> : null,
    },
    { term: teksten.aangemaakt, value: formatDateTime(new Date(created)) },
    { term: teksten.bewerkt, value: formatDateTime(new Date(changed)) },
  ].filter(({ value }) => value !== null);

  return (
    <Card title={teksten.titel}>
      <DefinitionList layout="grid" items={items} />
    </Card>
  );
};
