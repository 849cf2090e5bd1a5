export function remoteFolders(root: string): string[];
export function remoteNameOf(folder: string): string;
