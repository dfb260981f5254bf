import { DateField } from '@cabinet/ui/date-field'
import { EmailField } from '@cabinet/ui/email-field'
import { MoneyField } from '@cabinet/ui/money-field'
import { PhoneField } from '@cabinet/ui/phone-field'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { TextArea } from '@cabinet/ui/text-area'
import { TextField } from '@cabinet/ui/text-field'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { type ClaimMessageId, useClaimMessages } from '../parts/messages.ts'

interface InputProps {
  /** Path of the field. */
  readonly name: string
  /** The message `field.<path>` when absent. */
  readonly label?: string
  readonly isRequired?: boolean
  readonly description?: string | undefined
}

/** Calls have null where fields of texts have nothing. */
const textOf = <Field extends { value: string | null; onChange: (value: string | null) => void }>(field: Field) => ({
  ...field,
  value: field.value ?? '',
  onChange: (text: string) => field.onChange(text === '' ? null : text),
})

const useLabel = (name: string, own: string | undefined): string => {
  const t = useClaimMessages()
  return own ?? t(`field.${name}` as ClaimMessageId)
}

export const TextInput = ({ name, label: own, ...rest }: InputProps & { readonly maxLength?: number }) => {
  const label = useLabel(name, own)
  return (
    <FormField<string | null> name={name} empty={null}>
      {(field) => <TextField label={label} autoComplete="off" {...rest} {...textOf(field)} />}
    </FormField>
  )
}

export const LongTextInput = ({ name, label: own, ...rest }: InputProps & { readonly maxLength: number }) => {
  const label = useLabel(name, own)
  return (
    <FormField<string | null> name={name} empty={null}>
      {(field) => <TextArea label={label} rows={4} {...rest} {...textOf(field)} />}
    </FormField>
  )
}

export const DateInput = ({
  name,
  label: own,
  ...rest
}: InputProps & { readonly minValue?: string; readonly maxValue?: string }) => {
  const label = useLabel(name, own)
  return (
    <FormField<string | null> name={name} empty={null}>
      {(field) => <DateField label={label} {...rest} {...textOf(field)} />}
    </FormField>
  )
}

export const MoneyInput = ({ name, label: own, ...rest }: InputProps) => {
  const label = useLabel(name, own)
  return (
    <FormField<number | null> name={name} empty={null}>
      {(field) => <MoneyField label={label} {...rest} {...field} />}
    </FormField>
  )
}

export const PhoneInput = ({ name, label: own, ...rest }: InputProps) => {
  const label = useLabel(name, own)
  return (
    <FormField<string | null> name={name} empty={null}>
      {(field) => <PhoneField label={label} {...rest} {...textOf(field)} />}
    </FormField>
  )
}

export const EmailInput = ({ name, label: own, ...rest }: InputProps) => {
  const label = useLabel(name, own)
  return (
    <FormField<string | null> name={name} empty={null}>
      {(field) => <EmailField label={label} {...rest} {...textOf(field)} />}
    </FormField>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
  readonly description?: string
}

/** One of a few, all in sight. */
export const RadioInput = ({
  name,
  label: own,
  choices,
  ...rest
}: InputProps & { readonly choices: readonly Choice[]; readonly orientation?: 'horizontal' }) => {
  const label = useLabel(name, own)
  return (
    <FormField<string | null> name={name} empty={null}>
      {(field) => <RadioGroup label={label} items={choices} {...rest} {...textOf(field)} />}
    </FormField>
  )
}

/** Yes or no, and neither beforehand. */
export const YesNoInput = ({ name, label: own, ...rest }: InputProps) => {
  const t = useClaimMessages()
  const label = useLabel(name, own)
  return (
    <FormField<boolean | null> name={name} empty={null}>
      {({ value, onChange, ...field }) => (
        <RadioGroup
          label={label}
          orientation="horizontal"
          items={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          {...rest}
          {...field}
          value={value === null ? '' : value ? 'yes' : 'no'}
          onChange={(answer) => onChange(answer === 'yes')}
        />
      )}
    </FormField>
  )
}
