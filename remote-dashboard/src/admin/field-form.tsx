import { Field, type Text } from '@updown/shared';
import { useState } from 'react';
import type { Checked } from '../rules/admin-rules';
import { CommandForm } from './command-form';
import { useDraft } from './drafts';
import { useCommand, type Execute } from './use-command';

interface FieldSpec<Value> {
  label: string;
  inputMode: 'decimal' | 'numeric' | 'text';
  hint?: string;
  /** `undefined` as the value omits the property. */
  check: (text: string) => Checked<Value | undefined>;
}

/** The fields of a command's form, one for each property of its body. */
export type Fields<Body> = { [Name in keyof Body]-?: FieldSpec<Body[Name]> };

interface FieldFormProps<Body> {
  title: Text;
  action: string;
  fields: Fields<Body>;
  execute: Execute<Body>;
  question: (body: Body) => string;
  isDangerous?: boolean;
}

/** A command's form, built from the description of its fields. Validates the texts before it asks for confirmation. */
export function FieldForm<Body extends object>({ fields, execute, ...form }: FieldFormProps<Body>) {
  const command = useCommand(execute);
  const [texts, type] = useDraft(form.title);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const specs = Object.entries<FieldSpec<unknown>>(fields);

  function submit(): void {
    const body: Record<string, unknown> = {};
    const found: Record<string, string> = {};
    for (const [name, { check }] of specs) {
      const checked = check(texts[name] ?? '');
      if (!checked.ok) found[name] = checked.error;
      else if (checked.value !== undefined) body[name] = checked.value;
    }
    setErrors(found);
    if (Object.keys(found).length === 0) command.ask(body as Body);
  }

  return (
    <CommandForm {...form} command={command} onSubmit={submit}>
      {specs.map(([name, { check: _check, ...field }]) => (
        <Field
          key={name}
          {...field}
          value={texts[name] ?? ''}
          onChange={(event) => type(name, event.target.value)}
          {...(errors[name] !== undefined && { error: errors[name] })}
        />
      ))}
    </CommandForm>
  );
}
