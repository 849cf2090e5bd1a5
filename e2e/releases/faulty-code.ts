/** When the code of a remote throws. */
export type Moment = 'init' | 'render' | 'effect';

declare global {
  interface Window {
    /** Whether the faulty code throws. */
    isFaulty?: boolean;
  }
}

/** Code appended to an entry: each of its modules throws at that moment, as long as `window.isFaulty` is true. */
export function throwsIn(moment: Moment): (container: string) => string {
  return (container) => `{
    const real = ${container};
    let page;
    const fail = (at) => { if (at === '${moment}' && window.isFaulty) throw new Error('boo'); };
    ${container} = {
      init(scope, ...more) {
        fail('init');
        page = scope;
        return real.init(scope, ...more);
      },
      async get(path) {
        const factory = await real.get(path);
        const React = (await Object.values(page.react)[0].get())();
        const name = path.slice(2);
        return () => {
          const module = factory();
          const Faulty = () => {
            fail('render');
            React.useEffect(() => fail('effect'));
            return React.createElement(module[name]);
          };
          return { [name]: Faulty };
        };
      },
    };
  }`;
}

/**
 * Code appended to an entry: one module exports what `component`, an expression, makes of React, the page's `shared` and the
 * module's own component.
 */
export function replaces(module: string, component: string): (container: string) => string {
  return (container) => `{
    const real = ${container};
    let page;
    const provided = async (name) => (await Object.values(page[name])[0].get())();
    ${container} = {
      init(scope, ...more) {
        page = scope;
        return real.init(scope, ...more);
      },
      async get(path) {
        const factory = await real.get(path);
        if (path !== './${module}') return factory;
        const [React, shared] = [await provided('react'), await provided('@updown/shared')];
        return () => ({ ${module}: (${component})(React, shared, factory().${module}) });
      },
    };
  }`;
}
