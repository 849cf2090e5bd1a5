import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';

/** Builds once; rejects with webpack's errors. */
export async function runWebpack(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() !== false) throw new Error(stats?.toString('errors-only'));
}
