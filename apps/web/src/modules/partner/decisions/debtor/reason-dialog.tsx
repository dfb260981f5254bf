import { TextArea } from '@cabinet/ui/text-area'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useDecisionsMessages } from '../messages.ts'

const LONGEST = 500

/** Asks for the reason of what the client does not like; they read it. */
export const ReasonDialog = ({
  title,
  text,
  submit,
  done,
  onSubmit,
  onClose,
}: {
  title: string
  text: string
  submit: string
  done: string
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}) => {
  const t = useDecisionsMessages()
  const say = useRuleText()
  const validate = useMemo(() => formValidator({ reason: [required, max(LONGEST)] }, say), [say])
  return (
    <FormDialog<{ readonly reason: string }>
      tone="negative"
      title={title}
      text={text}
      submit={submit}
      done={done}
      validate={validate}
      fields={['reason']}
      onSubmit={({ reason }) => onSubmit(reason)}
      onClose={onClose}
    >
      <FormField<string> name="reason" empty="">
        {(field) => <TextArea {...field} isRequired rows={3} label={t('refuse.comment')} maxLength={LONGEST} />}
      </FormField>
    </FormDialog>
  )
}
