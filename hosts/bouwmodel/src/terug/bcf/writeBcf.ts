import type { AdviezenMessage } from '@adviestool/contract/adviezenMessage';
import { uuidOf } from '@adviestool/ifc/nameGuid';
import { zipSync } from 'fflate';

import { teksten } from '../advies/teksten.ts';
import type { BcfVersie } from './bcfVersie.ts';
import { AUTEUR, markupXml, TOPIC_STATUS, TOPIC_TYPE, type Modelbestand } from './markupXml.ts';
import type { Onderwerp } from './onderwerp.ts';
import { viewpointXml } from './viewpointXml.ts';
import { documentOf, element, tekst, type Xml } from './xml.ts';

const versionXml = (versie: BcfVersie): Xml =>
  element(
    'Version',
    { VersionId: versie },
    versie === '2.1' ? tekst('DetailedVersion', versie) : null,
  );

const projectXml = ({ metadataId, naam }: AdviezenMessage['project'], versie: BcfVersie): Xml => {
  const id = uuidOf('project', metadataId);
  const project = element('Project', { ProjectId: id }, tekst('Name', naam));
  return versie === '3.0'
    ? element('ProjectInfo', {}, project)
    : element('ProjectExtension', {}, project, element('ExtensionSchema', {}));
};

/** What topics may be, in BCF 3.0. */
const extensionsXml = (): Xml => {
  const labels = Object.values(teksten.aanleiding).map((label) => tekst('TopicLabel', label));
  return element(
    'Extensions',
    {},
    element('TopicTypes', {}, tekst('TopicType', TOPIC_TYPE)),
    element('TopicStatuses', {}, tekst('TopicStatus', TOPIC_STATUS)),
    element('TopicLabels', {}, labels),
    element('Users', {}, tekst('User', AUTEUR)),
  );
};

interface BcfOpdracht {
  versie: BcfVersie;
  project: AdviezenMessage['project'];
  bestanden: readonly Modelbestand[];
  onderwerpen: readonly Onderwerp[];
  /** PNG of the drawing, by the guid of its topic. */
  snapshots: ReadonlyMap<string, Uint8Array>;
  /** RFC 3339: when an earlier file had a topic first, by its guid. */
  aangemaakt: ReadonlyMap<string, string>;
  /** RFC 3339: of the topics and of the files in the archive. */
  moment: string;
}

/** A BCF file, a ZIP with a folder for each topic. */
export const writeBcf = ({
  versie,
  project,
  bestanden,
  onderwerpen,
  snapshots,
  aangemaakt,
  moment,
}: BcfOpdracht): Uint8Array<ArrayBuffer> => {
  const files: Record<string, Uint8Array> = {
    'bcf.version': documentOf(versionXml(versie)),
    'project.bcfp': documentOf(projectXml(project, versie)),
    ...(versie === '3.0' && { 'extensions.xml': documentOf(extensionsXml()) }),
  };
  for (const onderwerp of onderwerpen) {
    const { guid, viewpointGuid, globalIds, camera } = onderwerp;
    const snapshot = snapshots.get(guid);
    const hasSnapshot = snapshot !== undefined;
    files[`${guid}/markup.bcf`] = documentOf(
      markupXml(onderwerp, {
        versie,
        bestanden,
        moment,
        aangemaakt: aangemaakt.get(guid),
        hasSnapshot,
      }),
    );
    files[`${guid}/viewpoint.bcfv`] = documentOf(
      viewpointXml({ guid: viewpointGuid, globalIds, camera }, versie),
    );
    if (hasSnapshot) files[`${guid}/snapshot.png`] = snapshot;
  }
  return zipSync(files, { mtime: new Date(moment) });
};
