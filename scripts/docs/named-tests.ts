import ts from 'typescript';

export interface NamedTests {
  /** 'group › name' of each test, or the name alone outside of groups. */
  names: string[];
  /** Every `skip`, `only`, `todo`, `fixme`, `xit` and the like in the file. */
  notRun: string[];
}

const runners: readonly string[] = ['it', 'test'];
const groups: readonly string[] = ['describe', 'test.describe'];
/** Modifiers of a runner or a group that do not keep it from running. */
const harmless: readonly string[] = ['each', 'serial', 'concurrent'];
const forbidden: readonly string[] = ['skip', 'only', 'todo', 'fixme', 'failing', 'fails'];
const CROSSED_OUT = /^[xf](?:it|test|describe)$/;

/** The tests that a file declares, read from its syntax tree, so that comments and other strings do not count. */
export function namedTests(source: string): NamedTests {
  const file = ts.createSourceFile(
    'test.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: NamedTests = { names: [], notRun: [] };

  function visit(node: ts.Node, path: readonly string[]): void {
    const call = ts.isCallExpression(node) ? node : null;
    const callee = call === null ? null : calleeOf(call.expression);
    const title = call?.arguments[0];
    if (callee !== null && title !== undefined && isText(title)) {
      if (runners.includes(callee)) found.names.push([...path, textOf(title)].join(' › '));
      if (groups.includes(callee)) {
        ts.forEachChild(node, (child) => visit(child, [...path, textOf(title)]));
        return;
      }
    }
    if (isNotRun(node)) found.notRun.push(node.getText());
    ts.forEachChild(node, (child) => visit(child, path));
  }

  visit(file, []);
  return found;
}

/** 'it' of `it(…)`, `it.each(…)(…)` and `it.each`…`(…)`; 'test.describe' of `test.describe(…)`. */
function calleeOf(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression)) return calleeOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calleeOf(expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return null;
  const owner = calleeOf(expression.expression);
  const name = expression.name.text;
  if (owner === null) return null;
  return harmless.includes(name) ? owner : `${owner}.${name}`;
}

function isNotRun(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return CROSSED_OUT.test(node.text);
  if (!ts.isPropertyAccessExpression(node) || !forbidden.includes(node.name.text)) return false;
  const owner = calleeOf(node.expression);
  return owner !== null && [...runners, ...groups].includes(owner);
}

function isText(node: ts.Expression): node is ts.StringLiteralLike | ts.TemplateExpression {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** The source text between the quotes; a template keeps its `${…}`. */
function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : node.text;
}
