import type { ReactNode } from 'react';
import { TextField } from '../../components/TextField';
import { FieldPair } from './Fieldset';
import type { MessageFieldProps } from './MessageForm';

type Fields = (name: 'name' | 'email' | 'company') => MessageFieldProps;

export interface SenderFieldsProps {
  /** Returns the props of a field. */
  field: Fields;
  required: { name?: boolean; email?: boolean; company?: boolean };
  /** Content beside the company: the PhoneField. */
  children?: ReactNode;
}

/** Name, email and company, which all message forms have. */
export function SenderFields({ field, required, children }: SenderFieldsProps) {
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

/** Optional phone number. */
export function PhoneField({ field }: { field: (name: 'phone') => MessageFieldProps }) {
  return <TextField {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />;
}
