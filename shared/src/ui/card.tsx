import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

// Isolated: a browser that paints one card again takes over the others as they are.
const Frame = styled.section`
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  min-width: 0;
  padding: ${({ theme }) => theme.space.md};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.lg};

  ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => theme.space.lg};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lg};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: -0.01em;
`;

interface CardProps {
  title: string;
  /** What stands at the end of the head: a refresh button, a badge. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled region of the page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}
