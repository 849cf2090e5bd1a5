/** Another process may hold the lease by now, so this one must not write. */
export class LeaseLost extends Error {}
