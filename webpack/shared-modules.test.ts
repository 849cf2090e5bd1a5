import { sharedOptions } from './shared-modules';

const versions: Readonly<Record<string, string>> = {
  react: '19.3.1',
  'react-dom': '19.3.2',
  '@updown/shared': '0.1.0',
};

function optionsIn(mode: 'production' | 'development') {
  return sharedOptions({ mode, versionOf: (name) => versions[name]! });
}

function required(version: string) {
  return {
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    import: false,
  };
}

test('a remote requires each shared module in its installed version, and bundles none', () => {
  expect(optionsIn('production')).toEqual({
    react: required('19.3.1'),
    'react/jsx-runtime': required('19.3.1'),
    'react-dom': required('19.3.2'),
    '@updown/shared': required('0.1.0'),
  });
});

test('a development build shares its own JSX runtime too', () => {
  expect(optionsIn('production')).not.toHaveProperty('react/jsx-dev-runtime');
  expect(optionsIn('development')).toHaveProperty('react/jsx-dev-runtime');
});
