import type { FailureKind } from '../../host/src/federation/remote-failure';

/** A mistake in a remote that passes its lint and its build. */
export interface Mistake {
  readonly what: string;
  /** Makes the component from React, `shared` and the remote's own component: see `replaces`. */
  readonly component: string;
  /** What the visitor does then. */
  readonly then: 'leave' | 'update' | 'press' | 'wait';
  /** The failure that the page records; none if the mistake harms nobody. */
  readonly kind?: FailureKind;
}

/** A component that renders the remote's own after these statements. */
function after(statements: string): string {
  return `(React, shared, Real) => function Mistaken() { ${statements}; return React.createElement(Real); }`;
}

/** A component with a button, after which it renders an element. */
function onPress(setUp: string, element: string): string {
  return `(React, shared, Real) => {
    ${setUp};
    return function Mistaken() {
      const [pressed, press] = React.useState(false);
      return pressed
        ? ${element}
        : React.createElement('button', { onClick: () => press(true) }, 'Mistake');
    };
  }`;
}

const HANGS = 'const Hanging = React.lazy(() => new Promise(() => {}))';

export const MISTAKES: readonly Mistake[] = [
  {
    what: 'an async effect',
    component: after('React.useEffect(async () => {}, [])'),
    then: 'leave',
    kind: 'crashed',
  },
  {
    what: 'a clean-up that throws',
    component: after("React.useEffect(() => () => { throw new Error('boo'); }, [])"),
    then: 'leave',
    kind: 'crashed',
  },
  {
    what: 'a clean-up that throws, after the operator has disabled it',
    component: after("React.useEffect(() => () => { throw new Error('boo'); }, [])"),
    then: 'update',
    kind: 'crashed',
  },
  {
    what: 'a lazy() that hangs as it appears',
    component: `(React) => { ${HANGS}; return () => React.createElement(Hanging); }`,
    then: 'wait',
    kind: 'timeout',
  },
  {
    what: 'a lazy() that hangs after a press',
    component: onPress(HANGS, 'React.createElement(Hanging)'),
    then: 'press',
    kind: 'timeout',
  },
  {
    what: 'a reducer that throws',
    component: `(React, shared, Real) => {
      const { addReducer } = shared.forRemote({ name: 'chart', version: '9.0.0' });
      addReducer((state = 1, action) => {
        if (action.type !== 'initial') throw new Error('boo');
        return state;
      });
      return Real;
    }`,
    then: 'wait',
    kind: 'crashed',
  },
  {
    what: 'an effect that sets its state without end',
    component: after('const [, set] = React.useState(0); React.useEffect(() => set((n) => n + 1))'),
    then: 'leave',
  },
  {
    what: 'a transition that never ends',
    component: after(
      'React.useEffect(() => React.startTransition(() => new Promise(() => {})), [])',
    ),
    then: 'leave',
  },
];
