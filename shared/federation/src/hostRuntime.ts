/**
 * The name on the page under which the host gives every remote what would else stand in the entry of
 * each: what it starts with and the hashes of their files (`HostRuntime` in the host). It is part of
 * the remote contract.
 */
export const HOST_RUNTIME = 'adviestoolRuntime';
