/**
 * The version of what the host promises to a remote beside the shared modules: the runtime of a container, how it loads a
 * module, which component it takes from it, and what its page allows. A remote needs it under the name `host`.
 */
export const HOST_CONTRACT = '2.0.0';
