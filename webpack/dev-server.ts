import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { AppConfig } from './app-config';
import type { Mode } from './mode';

interface DevServerOptions {
  /** A port on the loopback address. The site's server forwards `path` to this port, WebSockets included. */
  port: number;
  /** The app's path on the site: '/' for the host, '/remotes/game/0.1.0/' for a remote. */
  path: string;
  /** A production build also rebuilds on edits, but the page shows them only after a reload. */
  mode?: Mode;
}

interface RunningDevServer {
  stop(): Promise<void>;
}

/** Serves one app with Fast Refresh; resolves after the first build. Several servers can run in one process. */
export async function startDevServer(
  config: AppConfig,
  { port, path, mode = 'development' }: DevServerOptions,
): Promise<RunningDevServer> {
  const compiler = webpack(config({}, { mode }));
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
      // The socket connects to the page's own host, because the site's server forwards each app's path.
      ...(mode === 'production'
        ? { hot: false, liveReload: false, client: false }
        : {
            client: { webSocketURL: `auto://0.0.0.0:0${path}ws`, overlay: false, logging: 'warn' },
          }),
    },
    compiler,
  );
  await server.start();
  await built;
  return {
    // An open compiler would keep the process alive.
    stop: async () => {
      await server.stop();
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}
