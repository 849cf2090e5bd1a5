import { styled } from '@updown/shared';
import { useId, type ReactNode } from 'react';

const Frame = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  min-width: 0;
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lg};
`;

const States = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space.md};
`;

const Figure = styled.figure<{ $wide: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  justify-items: ${({ $wide }) => ($wide ? 'stretch' : 'start')};
  min-width: 0;
`;

const Caption = styled.figcaption`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** A family of components. Tests find the section by its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <States>{children}</States>
    </Frame>
  );
}

interface StateProps {
  name: string;
  /** Whether the state takes a whole row. */
  wide?: boolean;
  children: ReactNode;
}

/** One component in one state, labelled with that state. */
export function State({ name, wide = false, children }: StateProps) {
  return (
    <Figure $wide={wide}>
      <Caption>{name}</Caption>
      {children}
    </Figure>
  );
}
