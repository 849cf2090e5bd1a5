/** The letters that a digit, or two letters, may be taken for. */
const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/2/g, 'z'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/[69]/g, 'g'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** The form in which a name is unique: two names that look alike have the same. */
export function folded(name: string): string {
  const plain = name.toLowerCase().replaceAll('-', '');
  return lookAlikes.reduce((text, [look, letter]) => text.replace(look, letter), plain);
}

/** Names that contain one of these would speak for the site or its people. */
const parts = [
  ...['admin', 'moderator', 'official', 'operator', 'support', 'helpdesk', 'service', 'security'],
  ...['updown', 'gamemanager', 'treasury', 'verified', 'metamask', 'ethereum', 'chainlink'],
];

/** Names that the page uses for something else, or that are too short to forbid as a part. */
const wholes = [
  ...[
    'bot',
    'ceo',
    'deployer',
    'dev',
    'everyone',
    'help',
    'house',
    'ilum',
    'info',
    'ion',
    'keeper',
  ],
  ...['manager', 'me', 'mod', 'nobody', 'null', 'owner', 'player', 'players', 'root', 'sponsor'],
  ...['staff', 'system', 'team', 'undefined', 'unknown', 'winner', 'you'],
];

const reservedParts = parts.map(folded);
const reservedWholes = new Set(wholes.map(folded));

/** Whether nobody may have the name: a reserved word, or what looks like an address. */
export function isReserved(name: string): boolean {
  const own = folded(name);
  return (
    reservedWholes.has(own) ||
    reservedParts.some((word) => own.includes(word)) ||
    /^[0o]x[0-9a-fo]*$/i.test(name)
  );
}
