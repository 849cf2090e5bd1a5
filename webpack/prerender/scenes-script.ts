import { bundled } from './bundle';
import { SCENES_FILE } from './looks';

/** Gives the page what a remote shows of the answers inside it: host/src/first-paint/take-scenes.ts takes it. */
export function scenesScript(folder: string, name: string): Promise<string> {
  const code = [
    `import { scenes } from './${SCENES_FILE}';`,
    `globalThis.updownScenes(${JSON.stringify(name)}, scenes);`,
  ];
  return bundled(code.join('\n'), folder);
}
