import type { BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { integrityOf } from '../../webpack/integrity-of';

/** A build that needs another version of a package, as if built with that version. */
export function withNeed(
  { file, contents }: BuiltRelease,
  name: string,
  range: string,
): BuiltRelease {
  const before = file.needs[name]!;
  const script = contents.get(file.entry)!.toString();
  if (!script.includes(`"${before}"`)) throw new Error(`The entry does not need ${before}.`);
  // The modules of one package share a version: react, react-dom and react/jsx-runtime.
  const entry = script.replaceAll(`"${before}"`, `"${range}"`);
  const needs = Object.entries(file.needs).map(
    ([module, need]) => [module, need === before ? range : need] as const,
  );
  return {
    file: {
      ...file,
      needs: Object.fromEntries(needs),
      files: { ...file.files, [file.entry]: integrityOf(entry) },
    },
    contents: new Map([...contents, [file.entry, Buffer.from(entry)]]),
  };
}
