import ts from 'typescript';

/** The shapes of the API's document by their types: the generated types name them only by `components['schemas']['…']`. */
export function apiShapes(checker: ts.TypeChecker, generated: ts.SourceFile | undefined) {
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
