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

/** A remote, with its tests, is a guest in a page of others: it adds endpoints under its own name. */
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

const GLOBAL = '/^(?:window|globalThis|self|document|navigator)$/';
const STREAM = '/^(?:EventSource|WebSocket|WebTransport|SharedWorker)$/';
const STYLES = '/^(?:adoptedStyleSheets|styleSheets|insertRule|replaceSync)$/';

/** The motion of the whole page is in one place, which also turns it off. */
export const motionSyntax = [
  {
    selector: [
      'ImportSpecifier[imported.name="keyframes"]',
      'TemplateElement[value.raw=/@keyframes|prefers-reduced-motion/]',
      'Literal[value=/@keyframes|prefers-reduced-motion/]',
    ].join(', '),
    message:
      'A browser computes the style of the whole page for an animation that a component brings. Use `theme.motion`, which is still for who prefers that, or MOTION_QUERY in a script.',
  },
];

/** What takes the page's connections, functions or look. Tests prepare a page of their own. */
export const pageSyntax = [
  {
    selector: [
      `NewExpression[callee.name=${STREAM}]`,
      `NewExpression[callee.property.name=${STREAM}]`,
    ].join(', '),
    message:
      'A browser has six connections for the whole site. The stream of @updown/shared brings changes to its queries.',
  },
  {
    selector: [
      `AssignmentExpression > MemberExpression.left[object.name=${GLOBAL}]`,
      'AssignmentExpression > MemberExpression.left[object.property.name="prototype"]',
      `CallExpression[callee.object.name=/^(?:Object|Reflect)$/][callee.property.name=/^(?:assign|defineProperty|defineProperties|set)$/] > Identifier.arguments:first-child[name=${GLOBAL}]`,
    ].join(', '),
    message: 'The globals belong to the whole page: a patched fetch is patched for everybody.',
  },
  {
    selector: [
      `MemberExpression[property.name=${STYLES}]`,
      'NewExpression[callee.name="CSSStyleSheet"]',
      'CallExpression[callee.property.name="createElement"][arguments.0.value=/^(?:style|link|script)$/]',
      'JSXOpeningElement[name.name=/^(?:style|link|script|base)$/]',
    ].join(', '),
    message: 'A style sheet or a script is for the whole page. Style your own elements.',
  },
  {
    selector: 'MemberExpression[object.name="navigator"][property.name="serviceWorker"]',
    message: 'A worker is for the whole site, which decides about it.',
  },
  ...motionSyntax,
];

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
    'no-restricted-syntax': ['error', ...guestSyntax(remote), ...pageSyntax],
    'no-restricted-properties': [
      'error',
      { object: 'window', property: 'ethereum', message: 'The host owns the wallet.' },
      { object: 'window', property: 'localStorage', message: 'The host owns the session.' },
      { object: 'globalThis', property: 'ethereum', message: 'The host owns the wallet.' },
      { object: 'globalThis', property: 'localStorage', message: 'The host owns the session.' },
    ],
    'no-restricted-globals': [
      'error',
      { name: 'localStorage', message: 'The host owns the session.' },
    ],
  };
}

/** The rules in which a guest's tests differ. */
export function guestTestRules(remote) {
  return { 'no-restricted-syntax': ['error', ...guestSyntax(remote)] };
}
