/** Code appended to an entry: each of its modules leaks about 100 KB per visit. */
export function leaks(container: string): string {
  return `{
    const real = ${container};
    const kept = [];
    let page;
    ${container} = {
      init(scope, ...more) {
        page = scope;
        return real.init(scope, ...more);
      },
      async get(path) {
        const factory = await real.get(path);
        const React = (await Object.values(page.react)[0].get())();
        const name = path.slice(2);
        return () => {
          const module = factory();
          const Leaky = (props) => {
            React.useEffect(() => void kept.push(Array.from({ length: 5000 }, () => ({ kept }))), []);
            return React.createElement(module[name], props);
          };
          return { [name]: Leaky };
        };
      },
    };
  }`;
}
