import type { BcfVersie } from './bcfVersie.ts';
import type { Onderwerp } from './onderwerp.ts';
import { element, tekst, type Xml } from './xml.ts';

/** Of every topic; BCF 3.0 wants them listed in `extensions.xml`. */
export const TOPIC_TYPE = 'Issue';
export const TOPIC_STATUS = 'Open';
export const AUTEUR = 'Adviestool';

/** A file of the model that topics are about. */
export interface Modelbestand {
  naam: string;
  /** GlobalId of its project. */
  projectId: string;
}

interface Omstandigheid {
  versie: BcfVersie;
  bestanden: readonly Modelbestand[];
  /** RFC 3339. */
  moment: string;
  /** When a file had this topic first; absent: this one is the first. */
  aangemaakt: string | undefined;
  hasSnapshot: boolean;
}

const headerXml = ({ versie, bestanden }: Omstandigheid): Xml => {
  const files = bestanden.map(({ naam, projectId }) =>
    element(
      'File',
      {
        IfcProject: projectId.length === 22 ? projectId : null,
        [versie === '3.0' ? 'IsExternal' : 'isExternal']: 'true',
      },
      tekst('Filename', naam),
    ),
  );
  return element('Header', {}, versie === '3.0' ? element('Files', {}, files) : files);
};

const labelsXml = (labels: readonly string[], versie: BcfVersie) =>
  versie === '3.0'
    ? element(
        'Labels',
        {},
        labels.map((label) => tekst('Label', label)),
      )
    : labels.map((label) => tekst('Labels', label));

/** The file of a topic. What stands in the topic in BCF 3.0 stands behind it in 2.1. */
export const markupXml = (onderwerp: Onderwerp, omstandigheid: Omstandigheid): Xml => {
  const { versie, moment, aangemaakt, hasSnapshot } = omstandigheid;
  const viewpoint = [
    tekst('Viewpoint', 'viewpoint.bcfv'),
    hasSnapshot ? tekst('Snapshot', 'snapshot.png') : null,
  ];
  const guid = { Guid: onderwerp.viewpointGuid };
  const isDrie = versie === '3.0';
  return element(
    'Markup',
    {},
    headerXml(omstandigheid),
    element(
      'Topic',
      { Guid: onderwerp.guid, TopicType: TOPIC_TYPE, TopicStatus: TOPIC_STATUS },
      tekst('Title', onderwerp.titel),
      labelsXml(onderwerp.labels, versie),
      tekst('CreationDate', aangemaakt ?? moment),
      tekst('CreationAuthor', AUTEUR),
      aangemaakt === undefined
        ? null
        : [tekst('ModifiedDate', moment), tekst('ModifiedAuthor', AUTEUR)],
      tekst('Description', onderwerp.omschrijving),
      isDrie ? element('Viewpoints', {}, element('ViewPoint', guid, viewpoint)) : null,
    ),
    isDrie ? null : element('Viewpoints', guid, viewpoint),
  );
};
