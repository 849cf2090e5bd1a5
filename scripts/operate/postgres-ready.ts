import { join } from 'node:path';
import { runProgram } from '../processes/run-program';

/** Whether PostgreSQL accepts sessions on the port. While it recovers, it accepts connections and rejects each session. */
export async function postgresIsReady(programs: string, port: number): Promise<boolean> {
  const args = ['--host', '127.0.0.1', '--port', `${port}`, '--quiet'];
  const { ok } = await runProgram(join(programs, 'pg_isready'), args, { cwd: programs });
  return ok;
}
