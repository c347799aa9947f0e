import { DocumentError } from '../assemble/readDocument.ts';
import { refusalText } from '../assemble/systemRefusal.ts';
import { SiteError } from '../assemble/SiteError.ts';

/** What went wrong and what to do about it, for people: never a stack. */
export const failureText = (error: unknown): string => {
  if (error instanceof DocumentError || error instanceof SiteError) return error.message;
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return (
    refusalText(error) ??
    `${first.replace(/\.$/, '')}. This command does not know what that is: DEBUG=adviestool tells where.`
  );
};
