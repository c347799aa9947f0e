/** A command of `adviestool`. */
export interface Command {
  /** How it is called: `adviestool NAME`. */
  name: string;
  /** What it does, in a few words. */
  summary: string;
  /** How it is written, with what it takes; every refusal of an argument ends with it. */
  usage: string;
  /**
   * @param args what stands behind its name
   * @throws SiteError, DocumentError: what the user can mend, told in one line
   */
  run(args: readonly string[]): Promise<void>;
}
