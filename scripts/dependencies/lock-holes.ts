/** The entry of npm's lock file for one folder in node_modules. */
export interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
];

/** Whether Node would find the package from `path`, there or in a folder above. */
function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  for (
    let folder = path;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** The platform of a package, by its name: '@swc/core-linux-arm-gnueabihf'. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return { ...(libc.length && { libc }), ...(os.length && { os }), ...(cpu.length && { cpu }) };
}

/**
 * The entries that a lock file lacks: packages for other platforms. npm omits those that its registry does not have, and
 * `npm ci` then fails on every platform.
 */
export function lockHoles(packages: LockedPackages): Record<string, LockedPackage> {
  const holes: Record<string, LockedPackage> = {};
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name)) continue;
      holes[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) };
    }
  }
  return holes;
}
