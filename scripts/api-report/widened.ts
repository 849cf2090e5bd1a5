import ts from 'typescript';

function parsed(type: string): ts.Node {
  const source = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true);
  return (source.statements[0] as ts.TypeAliasDeclaration).type;
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return children;
}

function nameOf({ name }: ts.TypeElement): string | undefined {
  return name?.getText();
}

/** The members of an object type without the new optional ones. */
function withoutAdded(now: ts.Node, old: ts.Node): ts.Node[] {
  if (!ts.isTypeLiteralNode(now) || !ts.isTypeLiteralNode(old)) return childrenOf(now);
  const known = new Set(old.members.map(nameOf));
  return now.members.filter((member) => !member.questionToken || known.has(nameOf(member)));
}

function isLike(now: ts.Node, old: ts.Node): boolean {
  const before = childrenOf(old);
  const after = withoutAdded(now, old);
  if (now.kind !== old.kind || before.length !== after.length) return false;
  if (before.length === 0) return now.getText() === old.getText();
  return before.every((child, index) => isLike(after[index]!, child));
}

/** Whether a type differs from its older form only by new optional members, at any depth. */
export function isWidened(now: string, old: string): boolean {
  return isLike(parsed(now), parsed(old));
}
