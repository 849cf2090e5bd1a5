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
const processors = 'arm64 arm x64 ia32 ppc64 riscv64 s390x loong64 wasm32'.split(' ');
const libraries = { gnu: 'glibc', musl: 'musl' };

/** Whether Node would find the package from `path`, there or in a folder above. */
function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  if (packages[`${path && `${path}/`}node_modules/${name}`]) return true;
  const above = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return path !== '' && isLocked(packages, above, name);
}

/** The platform of a package, by its name: '@swc/core-linux-arm-gnueabihf'. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = Object.entries(libraries)
    .filter(([prefix]) => words.some((word) => word.startsWith(prefix)))
    .map(([, library]) => library);
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
