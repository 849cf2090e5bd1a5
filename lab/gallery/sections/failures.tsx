import { Failure, TraceMark } from '@updown/shared';
import type { FailureKind, RemoteFailure } from '../../../host/src/federation/remote-failure';
import { FailureCard } from '../../../host/src/places/failure-card';
import { Section, State } from '../section';

const DETAILS: Record<FailureKind, string> = {
  unreachable: '',
  timeout: '',
  corrupt: '',
  incompatible: 'it needs react ^20.0.0, and this page has 19.3.1',
  crashed: "Cannot read properties of undefined (reading 'id')",
};

const FAILURES = (Object.keys(DETAILS) as FailureKind[]).map((kind): RemoteFailure => ({
  remote: 'game',
  version: '1.4.0',
  kind,
  phase: kind === 'crashed' ? 'render' : 'entry',
  detail: DETAILS[kind],
}));

function ignore() {}

export function Failures() {
  return (
    <Section title="Failure">
      <State name="the trace of a failed call">
        <TraceMark id="4bf92f3577b34da6a3ce929d0e0e4736" />
      </State>
      <State name="without a way to retry" wide>
        <Failure title="The history could not be loaded." />
      </State>
      <State name="with a message and Retry" wide>
        <Failure title="Error Loading Price" message="The API does not answer." onRetry={ignore} />
      </State>
      {FAILURES.map((failure) => (
        <State key={failure.kind} name={`A remote's failure, ${failure.kind}`} wide>
          <FailureCard title="Game panel" failure={failure} onRetry={ignore} />
        </State>
      ))}
    </Section>
  );
}
