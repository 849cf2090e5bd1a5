import { sharedOptions } from './shared-modules';

const versions: Readonly<Record<string, string>> = {
  react: '19.3.1',
  'react-dom': '19.3.2',
  '@updown/shared': '0.1.0',
};

function optionsOf(app: 'host' | 'remote', mode: 'production' | 'development' = 'production') {
  return sharedOptions({ app, mode, versionOf: (name) => versions[name]! });
}

const singleton = { singleton: true, strictVersion: true };
const react = { ...singleton, version: '19.3.1', requiredVersion: '^19.3.1' };

test('the host provides the modules that its first render needs with its first chunk', () => {
  expect(optionsOf('host')).toEqual({
    react: { ...react, eager: true },
    'react/jsx-runtime': { ...react, eager: true },
    'react-dom': {
      ...singleton,
      version: '19.3.2',
      requiredVersion: '^19.3.2',
      eager: true,
    },
  });
});

test('a remote requires the same modules and @updown/shared, and bundles none of them', () => {
  const { '@updown/shared': shared, ...others } = optionsOf('remote');
  const host = optionsOf('host');
  for (const [name, options] of Object.entries(others)) {
    const { eager: _eager, ...required } = host[name]!;
    expect(options).toEqual({ ...required, import: false });
  }
  expect(Object.keys(others)).toEqual(Object.keys(host));
  expect(shared).toEqual({
    ...singleton,
    version: '0.1.0',
    requiredVersion: '^0.1.0',
    import: false,
  });
});

test('a development build shares its own JSX runtime too', () => {
  expect(optionsOf('host')).not.toHaveProperty('react/jsx-dev-runtime');
  expect(optionsOf('host', 'development')).toHaveProperty('react/jsx-dev-runtime');
});
