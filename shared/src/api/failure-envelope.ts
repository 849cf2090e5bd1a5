/** Whether an answer is an error in an envelope with `success: false`, which may come with status 200. */
export function isFailureEnvelope(data: unknown): boolean {
  return (Object(data) as { success?: unknown }).success === false;
}
