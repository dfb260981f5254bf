import { SUPPORT_MESSAGE_LENGTH } from '@cabinet/contract/support/requests'
import { Button } from '@cabinet/ui/button'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { TextArea } from '@cabinet/ui/text-area'
import { toast } from '@cabinet/ui/toast'
import { type ReactNode, useState } from 'react'
import { Form } from 'react-final-form'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { submissionErrors } from '../../../shared/forms/submission.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { FormUnsavedGuard } from '../../../shared/ui/unsaved-guard.tsx'
import { useRequestMessages } from './messages.ts'

interface Values {
  readonly text?: string
}

/** Writes on in a conversation; what was typed stays where it is when sending fails. */
export const WriteForm = ({
  as,
  onSend,
  beside,
}: {
  /** An answer of the support, or a message of the person. */
  as: 'answer' | 'reply'
  onSend: (text: string) => Promise<unknown>
  /** What else can be done, beside the button. */
  beside?: ReactNode
}) => {
  const t = useRequestMessages()
  const shared = useSharedMessages()
  const [round, setRound] = useState(0)
  const send = async ({ text = '' }: Values) => {
    try {
      await onSend(text)
    } catch (error) {
      return submissionErrors(error, ['text'], shared)
    }
    toast.show({ tone: 'positive', text: t(`${as}.done`) })
    setRound((before) => before + 1)
    return undefined
  }
  const validate = ({ text = '' }: Values) => {
    if (text.trim() === '') return { text: t(`${as}.required`) }
    return text.length > SUPPORT_MESSAGE_LENGTH ? { text: t('answer.tooLong', { count: SUPPORT_MESSAGE_LENGTH }) } : {}
  }
  return (
    <Form<Values>
      key={round}
      onSubmit={send}
      validate={validate}
      render={({ handleSubmit, submitting }) => (
        <FieldsForm autoComplete="off" aria-label={t(`${as}.label`)} onSubmit={() => void handleSubmit()}>
          <Stack gap={12}>
            <FormField<string> name="text" empty="">
              {(field) => (
                <TextArea
                  {...field}
                  label={t(`${as}.label`)}
                  description={t(`${as}.hint`)}
                  rows={4}
                  maxLength={SUPPORT_MESSAGE_LENGTH}
                />
              )}
            </FormField>
            <FormFailure />
            <Inline gap={8}>
              <Button type="submit" isLoading={submitting}>
                {t(`${as}.submit`)}
              </Button>
              {beside}
            </Inline>
          </Stack>
          <FormUnsavedGuard />
        </FieldsForm>
      )}
    />
  )
}
