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

test('the host provides each shared module with its first chunk', () => {
  expect(optionsOf('host')).toEqual({
    react: { ...react, eager: true },
    'react/jsx-runtime': { ...react, eager: true },
    'react-dom': {
      ...singleton,
      version: '19.3.2',
      requiredVersion: '^19.3.2',
      eager: true,
    },
    '@updown/shared': {
      ...singleton,
      version: '0.1.0',
      requiredVersion: '^0.1.0',
      eager: true,
    },
  });
});

test('a remote requires the same modules and bundles none of them', () => {
  const host = optionsOf('host');
  for (const [name, options] of Object.entries(optionsOf('remote'))) {
    const { eager: _eager, ...required } = host[name]!;
    expect(options).toEqual({ ...required, import: false });
  }
  expect(Object.keys(optionsOf('remote'))).toEqual(Object.keys(host));
});

test('a development build shares its own JSX runtime too', () => {
  expect(optionsOf('host')).not.toHaveProperty('react/jsx-dev-runtime');
  expect(optionsOf('host', 'development')).toHaveProperty('react/jsx-dev-runtime');
});
