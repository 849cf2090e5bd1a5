declare function textsLoader(json: string): string;
export = textsLoader;
