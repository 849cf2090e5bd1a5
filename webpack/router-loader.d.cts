declare function leaveOut(source: string): string;
export = leaveOut;
