import { Component, useState, type ReactNode } from 'react';
import type { Suspect } from '../federation/running-remotes';
import { useHost } from '../host-context';

interface Kept {
  readonly key: string;
  /** Absent if the part has content of several remotes: then the error's stack tells. */
  readonly suspect?: Suspect | undefined;
}

export interface Part extends Kept {
  readonly node: ReactNode;
}

/**
 * Renders parts of the page, each in a boundary that stays when its part goes. React hands an error of an unmount, such as a
 * clean-up that throws, to the nearest boundary that stays; without one the whole page would be blank.
 */
export function Keep({ parts }: { parts: readonly Part[] }) {
  const { remoteThrew } = useHost();
  const [known, setKnown] = useState<readonly Kept[]>(parts);
  const added = parts.filter((part) => !known.some(({ key }) => key === part.key));
  if (added.length > 0) {
    setKnown([...known, ...added.map(({ key, suspect }) => ({ key, suspect }))]);
  }
  const gone = known.filter(({ key }) => !parts.some((part) => part.key === key));
  return [...parts, ...gone.map((one) => ({ ...one, node: null }))].map(
    ({ key, suspect, node }) => (
      <Boundary key={key} onError={(error, stack) => remoteThrew(error, stack, suspect)}>
        {node}
      </Boundary>
    ),
  );
}

interface Props {
  /** `stack` names the components around the error, with their files. */
  onError: (error: unknown, stack: string) => void;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Catches what its content throws on render, in an effect, or as it leaves. Once the content has left, it works again. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  static getDerivedStateFromProps({ children }: Props): State | null {
    return children === null ? { failed: false } : null;
  }

  override componentDidCatch(error: unknown, { componentStack }: React.ErrorInfo): void {
    const own = error instanceof Error ? error.stack : undefined;
    this.props.onError(error, `${own ?? ''}\n${componentStack ?? ''}`);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
