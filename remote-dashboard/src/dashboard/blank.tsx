import { keyframes, styled } from '@updown/shared';

const breathe = keyframes`
  from { opacity: 0.5; }
  to { opacity: 1; }
`;

// Of the height of digits: the background of a large text would cover the line above it.
const Bar = styled.span`
  background: linear-gradient(${({ theme }) => `${theme.color.line}, ${theme.color.line}`}) center /
    100% 0.9em no-repeat;
  box-decoration-break: clone;

  ${({ theme }) => theme.media.motion} {
    animation: ${breathe} 900ms ease-in-out infinite alternate;
  }
`;

const Digits = styled.span`
  visibility: hidden;
`;

/** Stands for a text of so many digits until its answer is there. It breaks its lines as the text will. */
export function Blank({ length }: { length: number }) {
  return (
    <Bar aria-hidden>
      <Digits>{'0'.repeat(length)}</Digits>
    </Bar>
  );
}
