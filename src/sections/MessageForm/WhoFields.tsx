import { TextField } from '../../components/TextField';
import { limits } from '../../messaging/limits';
import type { MessageFieldProps } from './MessageForm';

type Fields = (name: 'name' | 'email' | 'company') => MessageFieldProps;

export interface WhoFieldsProps {
  /** Gives each field its id, name, value and error. */
  field: Fields;
  /** Which of them have to be filled; one that is false says that it is optional. */
  required: { name?: boolean; email?: boolean; company?: boolean };
}

/** Who writes: name, email and company, as every form asks for them. */
export function WhoFields({ field, required }: WhoFieldsProps) {
  return (
    <>
      <TextField {...field('name')} required={required.name} autoComplete="name" maxLength={limits.name} />
      <TextField
        {...field('email')}
        type="email"
        required={required.email}
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={limits.email}
      />
      <TextField
        {...field('company')}
        required={required.company}
        autoComplete="organization"
        maxLength={limits.company}
      />
    </>
  );
}

/** The phone, which no form requires. */
export function PhoneField({ field }: { field: (name: 'phone') => MessageFieldProps }) {
  return (
    <TextField
      {...field('phone')}
      required={false}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={limits.phone}
    />
  );
}
