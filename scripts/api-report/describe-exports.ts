import ts from 'typescript';
import { endpointOf, isForeign, packageOf, shortened } from './library-types';

/** A contract as lines: `Name` or `Name.member` to its type. A member that is optional ends with `?`. */
export type Contract = ReadonlyMap<string, string>;

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** The shapes of the API's document by their types: the generated types name them only by `components['schemas']['…']`. */
function apiShapes(checker: ts.TypeChecker, generated: ts.SourceFile | undefined) {
  const names = new Map<ts.Type, string>();
  const module = generated && checker.getSymbolAtLocation(generated);
  const components = module?.exports?.get('components' as ts.__String);
  if (components === undefined) return names;
  const schemas = checker.getDeclaredTypeOfSymbol(components).getProperty('schemas');
  for (const shape of schemas === undefined
    ? []
    : checker.getTypeOfSymbol(schemas).getProperties()) {
    const type = checker.getTypeOfSymbol(shape);
    if (type.flags & ts.TypeFlags.Object) names.set(type, shape.name);
  }
  return names;
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
  const generated = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('schema.gen.ts'));
  const shapes = apiShapes(checker, generated);
  const shapeTypes = new Map([...shapes].map(([type, name]) => [name, type]));
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
        const isNamed =
          !(target.flags & ts.SymbolFlags.TypeParameter) && target.name !== 'components';
        if (isNamed && !isForeign(target)) describe(target.name, target);
      }
      ts.forEachChild(node, visit);
    };
    const node = checker.typeToTypeNode(type, source, FLAGS);
    if (node !== undefined) visit(node);
  };

  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  // The types of the store repeat its whole state.
  const state = checker.getExportsOfModule(module).find(({ name }) => name === 'RootState');
  const stateText =
    state &&
    shortened(
      checker.typeToString(checker.getDeclaredTypeOfSymbol(resolved(state)), source, FLAGS),
    );

  const textOf = (type: ts.Type): string => {
    const shape = shapes.get(type);
    if (shape !== undefined) return followShape(type, shape);
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      if (item && shapes.has(item)) return `${textOf(item)}[]`;
    }
    const endpoint = endpointOf(checker, type);
    if (endpoint) {
      return `${endpoint.kind}(${textOf(endpoint.argument)}): ${textOf(endpoint.result)}`;
    }
    followNames(type);
    const whole = shortened(checker.typeToString(type, source, FLAGS));
    const text = stateText === undefined ? whole : whole.replaceAll(stateText, 'RootState');
    return text.replaceAll(/components\['schemas'\]\['(\w+)'\]/g, (found, name: string) => {
      const named = shapeTypes.get(name);
      return named === undefined ? found : followShape(named, name);
    });
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
      if (symbol.flags & ts.SymbolFlags.Value) describeValue(name, checker.getTypeOfSymbol(symbol));
    });

  for (const exported of checker.getExportsOfModule(module)) {
    const isWanted = only === undefined || only.includes(exported.name);
    if (isWanted) describe(exported.name, resolved(exported));
  }
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next();
  return new Map([...lines].sort(([a], [b]) => (a < b ? -1 : 1)));
}
