import { CAMERA_ZONDER_PLAATS, cameraXml, type Camera } from './camera.ts';
import { element, type Xml } from './xml.ts';
import type { BcfVersie } from './bcfVersie.ts';

/** What BCF takes for a GlobalId: a program may have written another one. */
const GLOBAL_ID = /^[\w$]{22}$/;

interface Viewpoint {
  guid: string;
  globalIds: readonly string[];
  camera: Camera | null;
}

/** A viewpoint that shows everything and has elements selected. */
export const viewpointXml = ({ guid, globalIds, camera }: Viewpoint, versie: BcfVersie): Xml => {
  const selected = globalIds
    .filter((globalId) => GLOBAL_ID.test(globalId))
    .map((globalId) => element('Component', { IfcGuid: globalId }));
  const zicht = camera ?? (versie === '3.0' ? CAMERA_ZONDER_PLAATS : null);
  return element(
    'VisualizationInfo',
    { Guid: guid },
    element(
      'Components',
      {},
      selected.length === 0 ? null : element('Selection', {}, selected),
      element('Visibility', { DefaultVisibility: 'true' }),
    ),
    zicht === null ? null : cameraXml(zicht, versie),
  );
};
