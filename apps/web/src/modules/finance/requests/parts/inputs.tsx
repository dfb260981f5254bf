import { DateField } from '@cabinet/ui/date-field'
import { IntegerField } from '@cabinet/ui/integer-field'
import { MoneyField } from '@cabinet/ui/money-field'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { Select } from '@cabinet/ui/select'
import { TextField, type TextFieldProps } from '@cabinet/ui/text-field'
import { useMemo } from 'react'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRequestMessages } from '../messages.ts'

interface InputProps {
  /** Path of the field in its form. */
  readonly name: string
  readonly label: string
  readonly isRequired?: boolean
  readonly description?: string | undefined
}

type TextExtras = Pick<TextFieldProps, 'inputMode' | 'maxLength' | 'placeholder' | 'type'>

export const TextInput = ({ name, ...rest }: InputProps & TextExtras) => (
  <FormField<string> name={name} empty="">
    {(field) => <TextField autoComplete="off" {...rest} {...field} />}
  </FormField>
)

export const MoneyInput = ({ name, ...rest }: InputProps) => (
  <FormField<number | null> name={name} empty={null}>
    {(field) => <MoneyField {...rest} {...field} />}
  </FormField>
)

export const IntegerInput = ({ name, ...rest }: InputProps) => (
  <FormField<number | null> name={name} empty={null}>
    {(field) => <IntegerField {...rest} {...field} />}
  </FormField>
)

export const DateInput = ({ name, ...rest }: InputProps) => (
  <FormField<string> name={name} empty="">
    {(field) => <DateField {...rest} {...field} />}
  </FormField>
)

interface Choice {
  readonly value: string
  readonly label: string
}

/** One of a few; keep the list the same between renders. */
export const ChoiceInput = ({ name, choices, ...rest }: InputProps & { readonly choices: readonly Choice[] }) => (
  <FormField<string> name={name} empty="">
    {(field) => <Select items={choices} {...rest} {...field} />}
  </FormField>
)

/** One of two or three, all in sight. */
export const RadioInput = ({ name, choices, ...rest }: InputProps & { readonly choices: readonly Choice[] }) => (
  <FormField<string> name={name} empty="">
    {(field) => <RadioGroup orientation="horizontal" items={choices} {...rest} {...field} />}
  </FormField>
)

/** Yes or no, and neither beforehand. */
export const YesNoInput = (props: InputProps) => {
  const t = useRequestMessages()
  const choices = useMemo(
    () => [
      { value: 'no', label: t('no') },
      { value: 'yes', label: t('yes') },
    ],
    [t],
  )
  return <RadioInput choices={choices} {...props} />
}
