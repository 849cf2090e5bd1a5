import { useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden';

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  max-width: 100%;
  margin: 0;
  padding: 2px;
  background: ${({ theme }) => theme.color.canvas};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.sm};
`;

const Option = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  min-height: 28px;
  padding: 0 ${({ theme }) => theme.space.sm};
  border-radius: 6px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;
  cursor: pointer;

  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
  }
  &:has(:checked) {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.color.accent};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The label of each option, in display order. */
  options: Partial<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few options, side by side: a group of radio buttons. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  const entries = Object.entries(options) as [Value, string][];
  return (
    <Group>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {entries.map(([option, label]) => (
        <Option key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {label}
        </Option>
      ))}
    </Group>
  );
}
