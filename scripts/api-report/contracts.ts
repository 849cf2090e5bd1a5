import { join } from 'node:path';
import ts from 'typescript';
import { HOST_CONTRACT } from '../../shared/src/site/host-contract';
import { packageIn } from '../../webpack/packages';
import { describeExports, type Contract } from './describe-exports';

interface Described {
  readonly title: string;
  readonly about: string;
  /** The report in the repository. */
  readonly file: string;
  /** Where to raise its version. */
  readonly versionIn: string;
  readonly version: string;
  readonly contract: Contract;
}

/** The modules of the host's contract, with the types in them that are part of it. */
const hostTypes = {
  'protocol/site/site-descriptor.ts': ['ReleaseFile', 'SiteDescriptor'],
  'host/src/app/updown.ts': ['UpDown'],
};

function programOf(root: string): ts.Program {
  const settings = ts.getParsedCommandLineOfConfigFile(
    join(root, 'host', 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  const files = ['shared/src/index.ts', ...Object.keys(hostTypes)];
  return ts.createProgram(
    files.map((file) => join(root, file)),
    { ...settings?.options, incremental: false },
  );
}

/** What teams that ship apart rely on, as the code has it now. */
export function contractsOf(root: string): Described[] {
  const program = programOf(root);
  const host = Object.entries(hostTypes).flatMap(([file, names]) => [
    ...describeExports(program, join(root, file), names),
  ]);
  return [
    {
      title: 'The contract of `@updown/shared`',
      about: 'Everything that a remote can import, with its type.',
      file: 'shared/api-report.md',
      versionIn: 'shared/package.json',
      version: packageIn(join(root, 'shared')).version,
      contract: describeExports(program, join(root, 'shared', 'src', 'index.ts')),
    },
    {
      title: 'The contract of the host',
      about:
        'The fields of a release and of the site descriptor (`/site.json`), which the host reads, and those of `window.updown`, which it provides.',
      file: 'host/api-report.md',
      versionIn: 'shared/src/site/host-contract.ts',
      version: HOST_CONTRACT,
      contract: new Map(host.sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  ];
}
