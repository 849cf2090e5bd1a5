import { useId, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

/** A select box, tall enough for a thumb. */
export const Select = styled.select`
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.canvas};
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.text};
  font: inherit;
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
`;

const Label = styled.label`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Input = styled.input`
  width: 100%;
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.canvas};
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.down};
  }
`;

const Hint = styled.p<{ $error: boolean }>`
  color: ${({ theme, $error }) => ($error ? theme.color.down : theme.color.muted)};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string;
}

/** An input with its label, and a hint or an error below it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note !== undefined && (
        <Hint id={`${id}-note`} $error={error !== undefined}>
          {note}
        </Hint>
      )}
    </Box>
  );
}
