import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

// Isolated, so that a browser repaints one card without the others.
const Frame = styled.section<{ $isQuiet: boolean }>`
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  min-width: 0;
  padding: ${({ theme }) => theme.space.gutter};
  background: ${({ theme, $isQuiet }) => ($isQuiet ? 'none' : theme.color.surface)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.lg};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
`;

const Title = styled.h2<{ $isQuiet: boolean }>`
  font-size: ${({ theme, $isQuiet }) => theme.font.size[$isQuiet ? 'md' : 'lg']};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: -0.01em;
`;

interface CardProps {
  /** The target of a link to the card. */
  id?: string;
  title: string;
  /** Content at the end of the header, such as a refresh button or a badge. */
  aside?: ReactNode;
  /** For what stands below the page's main content. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** A titled region of the page. */
export function Card({ id, title, aside, isQuiet = false, children }: CardProps) {
  const titleId = useId();
  return (
    <Frame id={id} $isQuiet={isQuiet} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId} $isQuiet={isQuiet}>
          {title}
        </Title>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}
