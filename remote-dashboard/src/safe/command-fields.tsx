import {
  adminCalls,
  Button,
  Field,
  Select,
  styled,
  useSymbol,
  type AdminFunction,
  type Kind,
} from '@updown/shared';
import { useId, useState, type FormEvent } from 'react';
import { t } from '../../texts/texts';
import { checkAddress, checkArgument, labelOf, titles } from './safe-rules';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};

  > label {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
  }
`;

const names = Object.keys(adminCalls) as AdminFunction[];
const PROPOSER = 'proposer';

type Texts = Readonly<Partial<Record<string, string>>>;

interface CommandFieldsProps {
  /** Asks for the Safe behind the timelock, which the timelock does not report. */
  needsProposer: boolean;
  /** Another role's Safe, or an empty text. */
  likelyProposer: string;
  isWorking: boolean;
  onPropose: (name: AdminFunction, args: string[], proposer: string | null) => void;
  onChange: () => void;
}

/** A command with its arguments. */
export function CommandFields({
  needsProposer,
  likelyProposer,
  isWorking,
  onPropose,
  onChange,
}: CommandFieldsProps) {
  const id = useId();
  const symbol = useSymbol();
  const [name, setName] = useState<AdminFunction>('setMinimumDeposit');
  const [texts, setTexts] = useState<Texts>({ [PROPOSER]: likelyProposer });
  const [errors, setErrors] = useState<Texts>({});
  const specs: [string, Kind][] = Object.entries(adminCalls[name].args);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const args = specs.map(([arg, kind]) => [arg, checkArgument(kind, texts[arg] ?? '')] as const);
    const behind = [PROPOSER, checkAddress((texts[PROPOSER] ?? '').trim())] as const;
    const checks = needsProposer ? [behind, ...args] : args;
    const found = checks.flatMap(([arg, check]) => (check.ok ? [] : [[arg, check.error]]));
    setErrors(Object.fromEntries(found) as Texts);
    if (found.length > 0 || isWorking) return;
    const values = args.flatMap(([, check]) => (check.ok ? check.value : []));
    onPropose(name, values, needsProposer && behind[1].ok ? behind[1].value : null);
  }

  function field(arg: string, label: string) {
    return (
      <Field
        key={`${name} ${arg}`}
        label={label}
        value={texts[arg] ?? ''}
        onChange={({ target }) => {
          setTexts({ ...texts, [arg]: target.value });
          onChange();
        }}
        {...(errors[arg] !== undefined && { error: errors[arg] })}
      />
    );
  }

  return (
    <Form noValidate onSubmit={submit}>
      <label htmlFor={id}>{t('Command')}</label>
      <Select
        id={id}
        value={name}
        onChange={({ target }) => {
          const chosen = names.find((each) => each === target.value);
          if (chosen === undefined) return;
          setName(chosen);
          setTexts({ [PROPOSER]: texts[PROPOSER] ?? '' });
          setErrors({});
          onChange();
        }}
      >
        {names.map((each) => (
          <option key={each} value={each}>
            {t(titles[each])}
          </option>
        ))}
      </Select>
      {specs.map(([arg, kind]) => field(arg, labelOf(arg, kind, symbol)))}
      {needsProposer && field(PROPOSER, t('Safe that proposes to the timelock'))}
      <Button type="submit" disabled={isWorking}>
        {isWorking ? t('Simulating...') : t('Propose to the Safe')}
      </Button>
    </Form>
  );
}
