import { styled } from '@updown/shared';
import type { ReactNode } from 'react';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.sm};

  > :first-child {
    flex: 1 1 12rem;
  }
`;

const Held = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

interface ControlProps {
  title: string;
  /** What holds now, in sentences. */
  held: readonly string[];
  children: ReactNode;
}

/** A limit: what holds now, beside the choice of something else. */
export function Control({ title, held, children }: ControlProps) {
  return (
    <Line>
      <div>
        <p>{title}</p>
        {held.map((text) => (
          <Held key={text}>{text}</Held>
        ))}
      </div>
      {children}
    </Line>
  );
}
