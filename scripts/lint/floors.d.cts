export const floors: Readonly<Record<string, readonly string[]>>;
export function floorZones(
  folder: string,
): { readonly target: string; readonly from: string; readonly message: string }[];
