/** Another process may hold the lease by now, so this process must not write. */
export class LeaseLost extends Error {}
