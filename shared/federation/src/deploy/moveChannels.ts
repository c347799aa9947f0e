import { channelsFile, readChannels, type Channels } from '../assemble/siteParts.ts';
import { jsonText, replaceFile } from '../assemble/writeSite.ts';

/** Points channels of a part to other versions. @param folder of the part's versions */
export const moveChannels = (folder: string, moved: Channels): void => {
  replaceFile(channelsFile(folder), jsonText({ ...readChannels(folder), ...moved }));
};
