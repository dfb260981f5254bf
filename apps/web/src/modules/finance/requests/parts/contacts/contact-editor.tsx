import type { RequestContact } from '@cabinet/contract/finance/requests'
import { contactFields } from '@cabinet/contract/finance/request-fields'
import { requestContactRules } from '@cabinet/contract/finance/request-rules'
import { EmailField } from '@cabinet/ui/email-field'
import { PhoneField } from '@cabinet/ui/phone-field'
import { useMemo } from 'react'
import { useUser } from '../../../../../shared/access/user.tsx'
import { useAutosavedForm } from '../../../../../shared/forms/autosave/use-autosaved-form.ts'
import { FormField } from '../../../../../shared/forms/form-field.tsx'
import { useRemoveContact, useSaveContact } from '../../data.ts'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext, useRequestConditions } from '../../step-context.tsx'
import { contactOf, type ContactValues, contactValues } from '../../values/contact.ts'
import { ChoiceInput, TextInput } from '../inputs.tsx'
import { ItemFields } from '../item-fields.tsx'
import * as styles from '../request.css.ts'
import { useCodes } from '../use-codes.ts'

const EXTENSION_LENGTH = 6
const fieldNames = Object.keys(contactFields)

const Fields = () => {
  const t = useRequestMessages()
  const conditions = useRequestConditions()
  const { contactType } = useCodes(conditions.legalStatus)
  return (
    <div className={styles.fields}>
      <div className={styles.half}>
        <ChoiceInput name="contactType" label={t('field.contacts.contactType')} choices={contactType} isRequired />
      </div>
      <div className={styles.half}>
        <TextInput name="position" label={t('field.contacts.position')} isRequired />
      </div>
      <div className={styles.third}>
        <TextInput name="lastname" label={t('field.contacts.lastname')} isRequired />
      </div>
      <div className={styles.third}>
        <TextInput name="firstname" label={t('field.contacts.firstname')} isRequired />
      </div>
      <div className={styles.third}>
        <TextInput name="middlename" label={t('field.contacts.middlename')} />
      </div>
      <div className={styles.half}>
        <FormField<string> name="mobilePhone" empty="">
          {(field) => <PhoneField label={t('field.contacts.mobilePhone')} isRequired {...field} />}
        </FormField>
      </div>
      <div className={styles.half}>
        <FormField<string> name="email" empty="">
          {(field) => <EmailField label={t('field.contacts.email')} isRequired {...field} />}
        </FormField>
      </div>
      <div className={styles.pairedHalf}>
        <TextInput name="workPhone" label={t('field.contacts.workPhone')} type="tel" inputMode="tel" />
      </div>
      <div className={styles.pairedHalf}>
        <TextInput
          name="extension"
          label={t('field.contacts.extension')}
          inputMode="numeric"
          maxLength={EXTENSION_LENGTH}
        />
      </div>
      <div className={styles.whole}>
        <TextInput
          name="preferredTime"
          label={t('field.contacts.preferredTime')}
          description={t('hint.preferredTime')}
        />
      </div>
    </div>
  )
}

/** The form of one contact. */
export const ContactEditor = ({
  contact,
  field,
  onDone,
}: {
  contact: RequestContact
  field: string | null
  onDone: () => void
}) => {
  const t = useRequestMessages()
  const { id: personId } = useUser()
  const { reload, onState } = useRequestContext()
  const { trigger } = useSaveContact()
  const remove = useRemoveContact()
  const draftKey = useMemo(() => ({ personId, form: `finance-request.contact.${contact.id}` }), [personId, contact.id])
  const form = useAutosavedForm<ContactValues, RequestContact>({
    current: contact,
    valuesOf: contactValues,
    save: (values, { version }) => trigger({ params: { id: contact.id }, body: { version, ...contactOf(values) } }),
    reload: async () => (await reload()).contacts.find(({ id }) => id === contact.id) ?? contact,
    fields: fieldNames,
    onState,
    draft: draftKey,
  })
  return (
    <ItemFields
      form={form}
      label={t('group.CONTACTS')}
      rules={requestContactRules}
      bodyOf={contactOf}
      field={field}
      question={t('contacts.remove')}
      onRemove={() => remove.trigger({ params: { id: contact.id } })}
      onDone={onDone}
    >
      <Fields />
    </ItemFields>
  )
}
