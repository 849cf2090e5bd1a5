declare function routerLoader(code: string): string;
export = routerLoader;
