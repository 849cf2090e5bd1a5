import { keepRunning, showDeath, type KeptService } from './keep-running';
import { startService, type Command } from './service';
import { waitFor } from './wait-for';

/** Starts a service and waits until it is ready. From then on, restarts it each time that it dies. */
export async function startKept(
  command: Command,
  isReady: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<KeptService> {
  const start = () => startService(command);
  const first = start();
  try {
    await waitFor({ name: command.name, service: first, isReady, signal });
  } catch (error) {
    await first.stop();
    throw error;
  }
  return keepRunning({ first, start, onDeath: showDeath });
}
