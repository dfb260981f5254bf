import { Select } from '@cabinet/ui/select'
import { DateField } from '@cabinet/ui/date-field'
import { TextArea } from '@cabinet/ui/text-area'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { first, max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useIssueKey } from '../data.ts'
import { usePartnerMessages } from './messages.ts'

const NOTE_LENGTH = 200

interface Values {
  readonly mode: 'LIVE' | 'TEST'
  readonly note: string
  readonly expiresDate?: string
  readonly networks?: string
}

const networksOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '')

/** Issues a key. What the server says of one of the networks stands at the field with all of them. */
export const IssueKeyDialog = ({
  partnerId,
  onIssued,
  onClose,
}: {
  partnerId: string
  onIssued: (key: string) => void
  onClose: () => void
}) => {
  const t = usePartnerMessages()
  const say = useRuleText()
  const { trigger } = useIssueKey()
  const validate = useMemo(
    () => formValidator({ note: first<'required' | 'max'>(required, max(NOTE_LENGTH)) }, say),
    [say],
  )
  const submit = async ({ mode, note, expiresDate, networks = '' }: Values) => {
    const body = { isTest: mode === 'TEST', note, expiresDate: expiresDate || null, networks: networksOf(networks) }
    const { key } = await trigger({ params: { id: partnerId }, body })
    onIssued(key)
  }
  return (
    <FormDialog<Values>
      title={t('issue.title')}
      text={t('issue.text')}
      submit={t('keys.issue')}
      done={t('issue.done')}
      initialValues={{ mode: 'LIVE' }}
      validate={validate}
      fields={['note', 'expiresDate', 'networks']}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField<string> name="mode" empty="LIVE">
        {(field) => (
          <Select
            {...field}
            label={t('issue.mode')}
            items={[
              { value: 'LIVE', label: t('issue.mode.LIVE') },
              { value: 'TEST', label: t('issue.mode.TEST') },
            ]}
          />
        )}
      </FormField>
      <FormField<string> name="note" empty="">
        {(field) => <TextField {...field} isRequired label={t('issue.note')} description={t('issue.noteHint')} />}
      </FormField>
      <FormField<string> name="expiresDate" empty="">
        {(field) => <DateField {...field} label={t('issue.expires')} description={t('issue.expiresHint')} />}
      </FormField>
      <FormField<string> name="networks" empty="">
        {(field) => <TextArea {...field} rows={2} label={t('issue.networks')} description={t('issue.networksHint')} />}
      </FormField>
    </FormDialog>
  )
}
