import type { WhatsNew, WhatsNewBlock, WhatsNewRun } from '@adviestool/contract/whatsNew';
import { Stack } from '@adviestool/ui/Stack';

import styles from './WhatsNew.module.css';

const TAGS = { plain: 'span', strong: 'strong', emphasis: 'em' } as const;

const Run = ({ run: { text, style, href } }: { run: WhatsNewRun }) => {
  const Tag = TAGS[style];
  const content = <Tag>{text}</Tag>;
  return href === null ? (
    content
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
};

/** The text never changes while it is shown: a place in it is a key. */
const Line = ({ runs }: { runs: readonly WhatsNewRun[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- see above
  runs.map((run, place) => <Run key={place} run={run} />);

const Block = ({ block }: { block: WhatsNewBlock }) => {
  if (block.kind === 'heading') {
    return (
      <h3 className={styles['heading']}>
        <Line runs={block.runs} />
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Line runs={block.runs} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes
        <li key={place}>
          <Line runs={runs} />
        </li>
      ))}
    </List>
  );
};

export const WhatsNewText = ({ blocks }: Pick<WhatsNew, 'blocks'>) => (
  <Stack>
    {blocks.map((block, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- the text never changes
      <Block key={place} block={block} />
    ))}
  </Stack>
);
