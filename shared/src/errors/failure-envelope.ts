/** Whether a response body is an error envelope with `success: false`, which may come with status 200. */
export function isFailureEnvelope(data: unknown): boolean {
  return (Object(data) as { success?: unknown }).success === false;
}
