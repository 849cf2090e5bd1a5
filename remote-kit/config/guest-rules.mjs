// The ESLint rules for the code of a remote, in this repository and in any other.

// The facade: a library that `shared` re-exports exists once in the page only if no app imports it directly.
export const facade = [
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'redux',
  'react-router',
  'react-router-dom',
  'styled-components',
  'ethers',
  '@updown/contracts',
].map((name) => ({
  name,
  message: 'Import it from @updown/shared, the one instance in the page.',
}));

/** A remote is a guest in a page of others: it styles its own elements and adds endpoints under its own name. */
export function guestSyntax(remote) {
  const inject = 'CallExpression[callee.property.name="injectEndpoints"]';
  const endpoints = `${inject} Property[key.name="endpoints"]`;
  const prefix = remote.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
  const otherName = `Property[key.name!=/^${prefix}[A-Z]/]`;
  return [
    {
      selector:
        ':matches(ImportSpecifier[imported.name="createGlobalStyle"], MemberExpression[property.name="createGlobalStyle"])',
      message: 'A global style reaches the other remotes. Style your own elements.',
    },
    {
      selector: 'ImportExpression[source.value="react-dom/client"]',
      message: 'The host renders a remote. It exposes components.',
    },
    {
      selector: `${inject} > :not(ObjectExpression).arguments`,
      message: 'Write the endpoints in the call, so that lint can check them.',
    },
    {
      selector: `${inject} > ObjectExpression:not(:has(> Property[key.name="overrideExisting"][value.value="throw"]))`,
      message:
        "Inject with overrideExisting: 'throw', so that no endpoint replaces another team's.",
    },
    {
      selector: ['', ' > BlockStatement > ReturnStatement']
        .map((body) => `${endpoints} > :function${body} > ObjectExpression > ${otherName}`)
        .join(', '),
      message: `Begin an endpoint's name with the remote's: '${prefix}…'.`,
    },
  ];
}

/** All rules of a guest. */
export function guestRules(remote) {
  return {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          ...facade,
          {
            name: 'react-dom/client',
            message: 'The host renders a remote. It exposes components.',
          },
        ],
      },
    ],
    'no-restricted-syntax': ['error', ...guestSyntax(remote)],
    'no-restricted-properties': [
      'error',
      { object: 'window', property: 'ethereum', message: 'The host owns the wallet.' },
      { object: 'window', property: 'localStorage', message: 'The host owns the session.' },
    ],
    'no-restricted-globals': [
      'error',
      { name: 'localStorage', message: 'The host owns the session.' },
    ],
  };
}
