import type { Colleague } from '@cabinet/contract/people/colleagues'
import { TextArea } from '@cabinet/ui/text-area'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useRejectPerson } from '../../data.ts'
import { fullNameOf } from '../../../../shared/names.ts'
import { useProfileMessages } from '../profile/messages.ts'

const LONGEST = 500

/** Turns away a person who waits; the reason goes into their email. */
export const RejectDialog = ({ person, onClose }: { person: Colleague; onClose: () => void }) => {
  const t = useProfileMessages()
  const say = useRuleText()
  const { trigger } = useRejectPerson()
  const validate = useMemo(() => fieldValidator([required, max(LONGEST)], say), [say])
  return (
    <FormDialog<{ reason: string }>
      title={t('reject.title')}
      text={t('reject.text', { name: fullNameOf(person) })}
      submit={t('reject.submit')}
      tone="negative"
      done={t('reject.done')}
      fields={['reason']}
      onSubmit={({ reason }) => trigger({ params: { id: person.id }, body: { reason } })}
      onClose={onClose}
    >
      <FormField<string> name="reason" empty="" validate={validate}>
        {(field) => <TextArea label={t('reject.reason')} description={t('reject.reasonHelp')} isRequired {...field} />}
      </FormField>
    </FormDialog>
  )
}
