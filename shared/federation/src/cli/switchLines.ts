import type { Switch } from '@adviestool/contract/switchLine';

import { indented, momentText } from './layout.ts';

/** @param isOfOne whether the site has one variant, so that nobody asks which */
const partsOfSwitch = ({ parts, channel, kind, variant }: Switch, isOfOne: boolean): string => {
  const versions = Object.entries(parts).map((part) => part.join(' '));
  const told = kind === 'assemble' ? `${versions.length} parts` : versions.join(', ');
  const where = isOfOne || variant === null ? '' : ` in ${variant}`;
  return (channel === null ? told : `${told} on ${channel}`) + where;
};

const detailsOfSwitch = ({ from, to, commit, reason, note }: Switch): string =>
  [
    from === to ? null : `${from ?? 'nothing'} → ${to ?? 'nothing'}`,
    commit === null
      ? null
      : `commit ${commit.slice(0, 12)}${commit.endsWith('-dirty') ? '-dirty' : ''}`,
    reason === null ? null : `“${reason.replaceAll(/\s+/g, ' ')}”`,
    note,
  ]
    .filter((text) => text !== null)
    .join(' · ');

/** A switch of the log, for people. */
export const switchLines = (line: Switch, isOfOne: boolean): string[] => {
  const start = `${momentText(line.at)}  ${line.kind.padEnd(9)}  `;
  const details = detailsOfSwitch(line);
  const [first = '', ...rest] = indented(
    [line.by, partsOfSwitch(line, isOfOne).trim()].filter((text) => text !== '').join(': '),
    start.length,
  );
  return [
    start + first.trimStart(),
    ...rest,
    ...(details === '' ? [] : indented(details, start.length)),
  ];
};
