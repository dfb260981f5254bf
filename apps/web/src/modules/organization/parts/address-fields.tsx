import { Checkbox } from '@cabinet/ui/checkbox'
import { FieldGroup } from '@cabinet/ui/field-group'
import { Stack } from '@cabinet/ui/stack'
import { TextField } from '@cabinet/ui/text-field'
import { useField } from 'react-final-form'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useOrganizationMessages } from './messages.ts'

const POSTAL_CODE_LENGTH = 6

/** The parts of one address; `label` names them where their title stands elsewhere. */
export const AddressFields = ({
  name,
  title,
  label,
  isRequired,
}: {
  name: 'legalAddress' | 'actualAddress' | 'postalAddress'
  title?: string
  label?: string
  isRequired: boolean
}) => {
  const t = useOrganizationMessages()
  return (
    <FieldGroup title={title} aria-label={label} columns={3}>
      <FormField<string> name={`${name}.postalCode`} empty="">
        {(field) => (
          <TextField
            label={t('address.postalCode')}
            inputMode="numeric"
            maxLength={POSTAL_CODE_LENGTH}
            isRequired={isRequired}
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name={`${name}.region`} empty="">
        {(field) => <TextField label={t('address.region')} placeholder={t('address.regionExample')} {...field} />}
      </FormField>
      <FormField<string> name={`${name}.city`} empty="">
        {(field) => (
          <TextField
            label={t('address.city')}
            placeholder={t('address.cityExample')}
            isRequired={isRequired}
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name={`${name}.street`} empty="">
        {(field) => <TextField label={t('address.street')} placeholder={t('address.streetExample')} {...field} />}
      </FormField>
      <FormField<string> name={`${name}.house`} empty="">
        {(field) => (
          <TextField
            label={t('address.house')}
            placeholder={t('address.houseExample')}
            isRequired={isRequired}
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name={`${name}.flat`} empty="">
        {(field) => <TextField label={t('address.flat')} placeholder={t('address.flatExample')} {...field} />}
      </FormField>
    </FieldGroup>
  )
}

/** An address that usually is the legal one; its parts are asked for only when it is not. */
export const OtherAddress = ({
  name,
  sameName,
  title,
  sameLabel,
  isRequired,
}: {
  name: 'actualAddress' | 'postalAddress'
  sameName: 'isActualSame' | 'isPostalSame'
  title: string
  sameLabel: string
  isRequired: boolean
}) => {
  const { input } = useField<boolean>(sameName)
  const isSame = input.value
  return (
    <Stack gap={12}>
      <FieldGroup title={title}>
        <Checkbox name={sameName} isSelected={isSame} onChange={input.onChange}>
          {sameLabel}
        </Checkbox>
      </FieldGroup>
      {!isSame && <AddressFields name={name} label={title} isRequired={isRequired} />}
    </Stack>
  )
}
