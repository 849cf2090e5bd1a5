import { containerName } from '@updown/protocol/site/container-name';
import type { BuiltRelease } from '../../remote-kit/src/release/publish/built-release';
import { integrityOf } from '../../webpack/integrity-of';

/**
 * A build under another version. The version is part of the container's name, so every script changes, and with it the hashes
 * in the entry. `addition` is code appended to the entry.
 */
export function asVersion(
  { file, contents }: BuiltRelease,
  version: string,
  addition: (container: string) => string = () => '',
): BuiltRelease {
  const [before, after] = [file.version, version].map((one) => containerName(file.name, one));
  const renamed = new Map<string, string>();
  const hashes = new Map<string, string>();
  for (const [name, content] of contents) {
    if (!name.endsWith('.js')) continue;
    const script = content.toString().replaceAll(before!, after!);
    renamed.set(name, script);
    hashes.set(file.files[name]!, integrityOf(script));
  }
  const withHashes = [...hashes].reduce(
    (script, [old, now]) => script.replaceAll(old, now),
    renamed.get(file.entry)!,
  );
  renamed.set(file.entry, `${withHashes}\n${addition(after!)}`);
  const scripts = [...renamed].map(([name, script]) => [name, Buffer.from(script)] as const);
  const files = Object.fromEntries(
    [...contents, ...scripts].map(([name, content]) => [name, integrityOf(content)]),
  );
  return {
    file: { ...file, version, files },
    contents: new Map([...contents, ...scripts]),
  };
}
