/** The public CREATE2 factory. It has the same address on every chain, including anvil's. */
export const CREATE2_FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
