import type { Project } from '@adviestool/contract/project';
import { Card } from '@adviestool/ui/Card';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { formatDateTime } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

const filled = (parts: readonly (string | null)[], separator: string): string | null =>
  parts.filter((part) => part !== null && part !== '').join(separator) || null;

/** Who keeps the project, and since when. */
export const ProjectHerkomst = ({ project: { user, created, changed } }: { project: Project }) => {
  const plaats = filled([user?.postal_code ?? null, user?.city ?? null], ' ');
  const items = [
    { term: teksten.herkomst.gebruiker, value: user?.name ?? null },
    { term: teksten.herkomst.contactpersoon, value: user?.contact_person ?? null },
    { term: teksten.herkomst.bedrijf, value: user?.company_name ?? null },
    { term: teksten.herkomst.adres, value: filled([user?.address ?? null, plaats], ', ') },
    {
      term: teksten.herkomst.mail,
      value: user?.mail ? <a href={`mailto:${user.mail}`}>{user.mail}</a> : null,
    },
    { term: teksten.herkomst.aangemaakt, value: formatDateTime(new Date(created)) },
    { term: teksten.herkomst.bewerkt, value: formatDateTime(new Date(changed)) },
  ].filter(({ value }) => value !== null);

  return (
    <Card title={teksten.herkomst.titel}>
      <DefinitionList layout="grid" items={items} />
    </Card>
  );
};
