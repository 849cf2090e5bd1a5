import type ts from 'typescript';

const kinds: Partial<Record<string, string>> = {
  ApiEndpointQuery: 'query',
  ApiEndpointMutation: 'mutation',
  ApiEndpointInfiniteQuery: 'pages',
  UseQuery: 'query',
  UseMutation: 'mutation',
  UseInfiniteQuery: 'pages',
};

function nameOf(type: ts.Type): string {
  return type.aliasSymbol?.name ?? type.getSymbol()?.name ?? '';
}

/**
 * What a caller sees of an endpoint of RTK Query, or of its hook: the type repeats every tag and every endpoint of its
 * file, so that any change would change all of them.
 */
export function endpointOf(checker: ts.TypeChecker, type: ts.Type) {
  const parts = type.isIntersection() ? type.types : [type];
  const part = parts.find((one) => kinds[nameOf(one)] !== undefined);
  if (part === undefined) return undefined;
  const kind = kinds[nameOf(part)];
  const [definition] =
    part.aliasTypeArguments ?? checker.getTypeArguments(part as ts.TypeReference);
  const of = definition?.aliasTypeArguments;
  const [argument, result] = [of?.[0], of?.[kind === 'pages' ? 4 : 3]];
  if (argument === undefined || result === undefined) return undefined;
  return { kind, argument, result };
}
