/** Stands where a part of a remote is still fetched: nothing to see, and `--smoke` waits until it is gone. */
export const pending = <i hidden data-pending />;
