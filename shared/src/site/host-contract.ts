/**
 * The version of the host's promises to a remote, beside the shared modules: the container's runtime, how the host loads a
 * module, which component it takes from the module, and what its page permits. A remote lists it in its needs as `host`.
 */
export const HOST_CONTRACT = '3.3.0';
