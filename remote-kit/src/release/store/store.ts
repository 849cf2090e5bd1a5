/** A file as it was read. */
export interface Stored {
  readonly content: Buffer;
  /** Differs for different content. */
  readonly tag: string;
}

/** The files of a site, wherever they are. Paths are relative to the site: 'remotes/game/0.2.0/release.json'. */
export interface Store {
  /** For messages: the folder, or the address of the bucket. */
  readonly name: string;
  read(path: string): Promise<Stored | undefined>;
  write(path: string, content: Buffer): Promise<void>;
  /** Writes if the file is still as it was read: undefined if there was none. Rejects with `Changed` otherwise. */
  replace(path: string, content: Buffer, seen: Stored | undefined): Promise<void>;
  /** Removes a file if it is still as it was read. Rejects with `Changed` otherwise. */
  remove(path: string, seen: Stored): Promise<void>;
  /** The names of the folders in a folder. */
  folders(path: string): Promise<string[]>;
  /** The paths of all files below a folder. */
  files(path: string): Promise<string[]>;
}

/** Somebody else changed the file after it was read. */
export class Changed extends Error {
  constructor(path: string) {
    super(`${path} was changed by somebody else.`);
  }
}
