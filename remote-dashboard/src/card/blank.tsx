import { styled } from '@updown/shared';

// As tall as digits, because the background of a large text would cover the line above.
const Bar = styled.span`
  background: linear-gradient(${({ theme }) => `${theme.color.line}, ${theme.color.line}`}) center /
    100% 0.9em no-repeat;
  box-decoration-break: clone;
  animation: ${({ theme }) => theme.motion.breathe} 900ms ease-in-out infinite alternate;
`;

const Digits = styled.span`
  visibility: hidden;
`;

/** A placeholder for a text of `length` digits, which wraps as the text will. */
export function Blank({ length }: { length: number }) {
  return (
    <Bar aria-hidden>
      <Digits>{'0'.repeat(length)}</Digits>
    </Bar>
  );
}
