import type { ExtractorType } from '@lingui/conf';
import ts from 'typescript';

/** The functions of `createTexts` and `msg`: their first argument is a text. */
const MARKS = new Set(['t', 'rich', 'msg']);

/** Finds the English texts in a file of TypeScript. Lingui's own extractor knows the calls of its macros only. */
export const textsExtractor: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  extract(file, source, found) {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      const id = ts.isCallExpression(node) ? textOf(node) : undefined;
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      if (id !== undefined) found({ id, message: id, origin: [file, line + 1] });
      ts.forEachChild(node, visit);
    };
    visit(tree);
  },
};

function textOf({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  if (!ts.isIdentifier(expression) || !MARKS.has(expression.text)) return undefined;
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined;
}
