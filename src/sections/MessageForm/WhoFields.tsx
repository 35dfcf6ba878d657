import type { ReactNode } from 'react';
import { TextField } from '../../components/TextField';
import { FieldPair } from './Fieldset';
import type { MessageFieldProps } from './MessageForm';

type Fields = (name: 'name' | 'email' | 'company') => MessageFieldProps;

export interface WhoFieldsProps {
  /** Gives each field its id, name, value and error. */
  field: Fields;
  /** Which of them have to be filled. */
  required: { name?: boolean; email?: boolean; company?: boolean };
  /** Beside the company: the PhoneField. */
  children?: ReactNode;
}

/** Who writes: name, email and company, as every form asks for them. */
export function WhoFields({ field, required, children }: WhoFieldsProps) {
  return (
    <>
      <FieldPair>
        <TextField {...field('name')} required={required.name} autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          required={required.email}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
        />
      </FieldPair>
      <FieldPair>
        <TextField {...field('company')} required={required.company} autoComplete="organization" />
        {children}
      </FieldPair>
    </>
  );
}

/** The phone, which no form requires. */
export function PhoneField({ field }: { field: (name: 'phone') => MessageFieldProps }) {
  return <TextField {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />;
}
