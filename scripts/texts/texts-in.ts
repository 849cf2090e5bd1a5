import ts from 'typescript';

/** The functions of `createTexts` and `msg`: their first argument is a text. */
const MARKS = new Set(['t', 'rich', 'msg']);

/** The English texts in a file of TypeScript. */
export function textsIn(source: string): string[] {
  const file = ts.createSourceFile('any.tsx', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isCallExpression(node) ? textOf(node) : undefined;
    if (text !== undefined) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  if (!ts.isIdentifier(expression) || !MARKS.has(expression.text)) return undefined;
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined;
}
