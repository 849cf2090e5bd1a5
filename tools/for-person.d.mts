export function forPerson(error: unknown): unknown;
