import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppConfig } from '../webpack.common';

interface DevServerOptions {
  /** On this machine's loopback address; the site's server passes `path` on to it, web sockets included. */
  port: number;
  /** Where the site serves the app: '/' for the host, '/remotes/game/0.1.0/' for a remote. */
  path: string;
}

interface RunningDevServer {
  stop(): Promise<void>;
}

/** Serves one app with Fast Refresh, once its first build has ended. Several run in one process. */
export async function startDevServer(
  config: AppConfig,
  { port, path }: DevServerOptions,
): Promise<RunningDevServer> {
  const compiler = webpack(config({}, { mode: 'development' }));
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('UpDownDevServer', () => resolve());
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      static: false,
      setupExitSignals: false,
      devMiddleware: { publicPath: path },
      historyApiFallback: path === '/',
      webSocketServer: { type: 'ws', options: { path: `${path}ws` } },
      // The page's own address, because the page is behind the site's server; each app has a path of its own there.
      client: { webSocketURL: `auto://0.0.0.0:0${path}ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  await built;
  return {
    // The compiler stays open after its server, and holds the process.
    stop: async () => {
      await server.stop();
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}
