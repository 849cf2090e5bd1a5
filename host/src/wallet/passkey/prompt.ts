/** How long a new prompt waits for the earlier one to end. Some password managers ignore the signal. */
const ENDS_WITHIN_MS = 300;

interface Prompt {
  readonly controller: AbortController;
  readonly ended: Promise<unknown>;
}

let pending: Prompt | null = null;

/** Ends the passkey prompt that is open, if there is one. The prompt's promise rejects with an `AbortError`. */
export function endPrompt(): void {
  pending?.controller.abort();
}

/** Opens a prompt of the browser. Only one can be open, so the earlier one ends first. */
export async function openPrompt<Answer>(
  open: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (pending !== null) {
    endPrompt();
    const late = new Promise((resolve) => setTimeout(resolve, ENDS_WITHIN_MS));
    await Promise.race([pending.ended, late]);
  }
  const controller = new AbortController();
  const answer = open(controller.signal);
  const own = { controller, ended: answer.catch(() => undefined) };
  pending = own;
  try {
    return await answer;
  } finally {
    if (pending === own) pending = null;
  }
}
