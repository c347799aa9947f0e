import type { ImportItem, ExistingProject } from '@adviestool/contract/importQueue';
import { ONBEKENDE_NAAM } from '@adviestool/domain/import/mapImport';
import { modelVerschillen, type Modelkenmerk } from '@adviestool/domain/import/modelVerschillen';
import { DataTable } from '@adviestool/ui/DataTable';
import { formatDateTime } from '@adviestool/ui/format';
import { Icon } from '@adviestool/ui/Icon';
import { Notice } from '@adviestool/ui/Notice';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { formatBestandsdatum } from '@adviestool/projectoverzicht/formatBestandsdatum';

import styles from './ModelVergelijking.module.css';
import { teksten } from './teksten.ts';

interface ModelGegeven {
  term: string;
  model: string;
  project: string;
  kenmerk?: Modelkenmerk;
}

const woorden = teksten.vergelijking;

const writeText = (text: string | null | undefined): string => text?.trim() || woorden.onbekend;

const regelsOf = ({ message }: ImportItem, existing: ExistingProject): ModelGegeven[] => {
  const { metadata, project, gevelvullingen } = message;
  const { data } = existing.connection;
  return [
    {
      term: woorden.naam,
      model: project.naam?.trim() || ONBEKENDE_NAAM,
      project: writeText(existing.naam),
    },
    {
      term: woorden.bestand,
      model: metadata.file_path,
      project: writeText(data.file_path),
      kenmerk: 'bestand',
    },
    {
      term: woorden.bestandsdatum,
      model: formatBestandsdatum(metadata.file_updated ?? metadata.file_created),
      project: formatBestandsdatum(data.file_updated ?? data.file_created),
    },
    {
      term: woorden.gebouw,
      model: writeText(metadata.building),
      project: writeText(data.building),
      kenmerk: 'gebouw',
    },
    {
      term: woorden.terrein,
      model: writeText(metadata.site),
      project: writeText(data.site),
      kenmerk: 'terrein',
    },
    {
      term: woorden.programma,
      model: writeText(metadata.program),
      project: writeText(data.program),
      kenmerk: 'programma',
    },
    {
      term: woorden.auteur,
      model: writeText(metadata.author),
      project: writeText(data.author),
      kenmerk: 'auteur',
    },
    {
      term: woorden.gevelvullingen,
      model: String(gevelvullingen.length),
      project: String(existing.project.gevelvullingen.length),
    },
    {
      term: woorden.bewerkt,
      model: woorden.onbekend,
      project: formatDateTime(new Date(existing.changed)),
    },
  ];
};

/** Names and dates of a model that is sent, beside those of the project that was made of it before. */
export const ModelVergelijking = ({
  item,
  existing,
}: {
  item: ImportItem;
  existing: ExistingProject;
}) => {
  const verschillen = modelVerschillen(item.message.metadata, existing.connection.data);
  return (
    <div className={styles['vergelijking']}>
      <DataTable caption={woorden.titel}>
        <thead>
          <tr>
            <th scope="col">{woorden.gegeven}</th>
            <th scope="col">{woorden.model}</th>
            <th scope="col">{woorden.project}</th>
          </tr>
        </thead>
        <tbody>
          {regelsOf(item, existing)
            .filter(({ model, project }) => model !== project || model !== woorden.onbekend)
            .map(({ term, model, project, kenmerk }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{model}</td>
                <td>
                  {project}
                  {kenmerk !== undefined && verschillen.includes(kenmerk) && (
                    <span className={styles['verschil']}>
                      <Icon name="warning" />
                      <VisuallyHidden>{woorden.verschilt}</VisuallyHidden>
                    </span>
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </DataTable>
      {verschillen.length > 0 && <Notice kind="warn">{teksten.anderModel(verschillen)}</Notice>}
    </div>
  );
};
