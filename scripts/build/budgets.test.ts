import { budgets, overBudget, SCRIPTS, type FirstFile, type FirstVisit } from './budgets';

function file(name: string, kilobytes: number, ...sources: string[]): FirstFile {
  return { name, bytes: kilobytes * 1024, sources };
}

const host = { connect: 158, page: 20 };

const visit: FirstVisit = {
  pages: [file('index.html', host.page), file('dashboard.html', 1)],
  connect: [file('main.js', host.connect, 'host/src/main.ts')],
  scripts: [file('main.js', SCRIPTS - 1, 'host/src/main.ts'), file('panel.js', 1)],
};

test('a visit that reaches its budgets is within them', () => {
  expect(overBudget(visit, host)).toEqual([]);
});

test('the scripts count together, and the sentence names the largest first, the surplus and the remedy', () => {
  const scripts = [file('panel.js', 2), file('main.js', SCRIPTS)];
  const [sentence, ...others] = overBudget({ ...visit, scripts }, host);
  const most = SCRIPTS;
  expect(sentence).toContain(`may have ${most} KB and has ${most + 2}.0 KB, which is 2.0 KB too`);
  expect(sentence).toContain(`(main.js ${most}.0 KB, panel.js 2.0 KB)`);
  expect(sentence).toContain(budgets.scripts.instead);
  expect(others).toEqual([]);
});

test("what the page needs before Connect has a budget of its own, without the remotes' scripts", () => {
  const connect = [file('main.js', host.connect + 1)];
  expect(overBudget({ ...visit, connect }, host)).toEqual([
    expect.stringContaining(`before Connect works, may have ${host.connect} KB`),
  ]);
});

test('each page has the budget for itself, and a sentence of its own', () => {
  const dashboard = file('dashboard.html', host.page + 1);
  expect(overBudget({ ...visit, pages: [...visit.pages, dashboard] }, host)).toEqual([
    expect.stringMatching(/^The HTML of a page.*\(dashboard\.html 21\.0 KB\)/),
  ]);
});

test.each([
  ['ethers', '../node_modules/ethers/lib.esm/abi/interface.js'],
  ["the contracts' ABIs", '../protocol/generated/abi.ts'],
  ['the sign-in', '../host/src/session/sign-in.ts'],
])('a first script with %s in it is refused, however small', (name, source) => {
  const scripts = [file('main.js', 1, 'host/src/main.ts', source)];
  expect(overBudget({ ...visit, scripts }, host)).toEqual([
    expect.stringContaining(`main.js contains ${name}, which a first visit does not need.`),
  ]);
});
