import ts from 'typescript';
import { endpointOf, isForeign, packageOf, shortened } from './library-types';

/** A contract as lines: `Name` or `Name.member` to its type. A member that is optional ends with `?`. */
export type Contract = ReadonlyMap<string, string>;

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

function isOfApi({ fileName }: ts.SourceFile): boolean {
  return fileName.includes('/protocol/api/');
}

/** The names of the API's shapes, by their types. */
function apiShapes(program: ts.Program) {
  const checker = program.getTypeChecker();
  const exported = program
    .getSourceFiles()
    .filter(isOfApi)
    .flatMap((file) => checker.getExportsOfModule(checker.getSymbolAtLocation(file)!));
  return new Map(
    exported
      .map((symbol) => [checker.getDeclaredTypeOfSymbol(symbol), symbol.name] as const)
      .filter(([type]) => type.flags & ts.TypeFlags.Object),
  );
}

/**
 * Describes the exports of a module, and all types of ours that they name. The shapes of the API have the prefix `api.`.
 * @param only Some of the exports.
 */
export function describeExports(
  program: ts.Program,
  file: string,
  only?: readonly string[],
): Contract {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is no module.`);
  const shapes = apiShapes(program);
  const lines = new Map<string, string>();
  const waiting: (() => void)[] = [];
  const seen = new Set<ts.Symbol | ts.Type>();

  const once = (what: ts.Symbol | ts.Type, describe: () => void) => {
    if (seen.has(what)) return;
    seen.add(what);
    waiting.push(describe);
  };

  const followShape = (type: ts.Type, name: string) => {
    once(type, () => addMembers(`api.${name}`, type));
    return `api.${name}`;
  };

  const followNames = (type: ts.Type) => {
    const visit = (node: ts.Node) => {
      const symbol = ts.isIdentifier(node) && (node as { symbol?: ts.Symbol }).symbol;
      if (symbol && symbol.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Alias)) {
        const target = resolved(symbol);
        const isParameter = Boolean(target.flags & ts.SymbolFlags.TypeParameter);
        if (!isParameter && !isForeign(target)) describe(target.name, target);
      }
      ts.forEachChild(node, visit);
    };
    const node = checker.typeToTypeNode(type, source, FLAGS);
    if (node !== undefined) visit(node);
  };

  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const written = (type: ts.Type) => shortened(checker.typeToString(type, source, FLAGS));

  // The types of the store repeat its whole state.
  const state = checker.getExportsOfModule(module).find(({ name }) => name === 'RootState');
  const stateText = state && written(checker.getDeclaredTypeOfSymbol(resolved(state)));
  // The compiler has no name for the type of a schema, and writes it out. A large shape contains small ones.
  const shapeTexts = [...shapes]
    .map(([type, name]) => ({ type, name, text: written(type) }))
    .sort((one, other) => other.text.length - one.text.length);

  const textOf = (type: ts.Type): string => {
    const shape = shapes.get(type);
    if (shape !== undefined) return followShape(type, shape);
    const endpoint = endpointOf(checker, type);
    if (endpoint) {
      return `${endpoint.kind}(${textOf(endpoint.argument)}): ${textOf(endpoint.result)}`;
    }
    followNames(type);
    const whole = written(type);
    const text = stateText === undefined ? whole : whole.replaceAll(stateText, 'RootState');
    return shapeTexts.reduce(
      (rest, { type, name, text }) =>
        rest.includes(text) ? rest.replaceAll(text, followShape(type, name)) : rest,
      text,
    );
  };

  const addMembers = (name: string, type: ts.Type) => {
    for (const member of type.getProperties().filter((one) => !isForeign(one))) {
      const isOptional = member.flags & ts.SymbolFlags.Optional;
      lines.set(
        `${name}.${member.name}${isOptional ? '?' : ''}`,
        textOf(checker.getTypeOfSymbol(member)),
      );
    }
  };

  const describeType = (name: string, type: ts.Type) => {
    const hasMembers = type.getProperties().some((member) => !isForeign(member));
    const isObject = Boolean(type.flags & ts.TypeFlags.Object) && hasMembers;
    if (isObject && !shapes.has(type) && !checker.isArrayType(type)) addMembers(name, type);
    else lines.set(name, textOf(type));
  };

  const describeValue = (name: string, type: ts.Type) => {
    const endpoints = type.getProperty('endpoints');
    if (endpoints === undefined) lines.set(name, textOf(type));
    else addMembers(name, checker.getTypeOfSymbol(endpoints));
  };

  const describe = (name: string, symbol: ts.Symbol) =>
    once(symbol, () => {
      if (isForeign(symbol)) return void lines.set(name, `from '${packageOf(symbol)}'`);
      if (symbol.flags & ts.SymbolFlags.Type) {
        describeType(name, checker.getDeclaredTypeOfSymbol(symbol));
      }
      // A schema has the name of its type, which alone is exported.
      const isSchema = symbol.declarations?.some((one) => isOfApi(one.getSourceFile()));
      if (symbol.flags & ts.SymbolFlags.Value && isSchema !== true) {
        describeValue(name, checker.getTypeOfSymbol(symbol));
      }
    });

  for (const exported of checker.getExportsOfModule(module)) {
    const isWanted = only === undefined || only.includes(exported.name);
    if (isWanted) describe(exported.name, resolved(exported));
  }
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next();
  return new Map([...lines].sort(([a], [b]) => (a < b ? -1 : 1)));
}
