import { SUPPORT_FILES, SUPPORT_MESSAGE_LENGTH, supportTopics } from '@cabinet/contract/support'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import type { UploadedFile } from '@cabinet/ui/file-upload'
import { Form as FormFrame } from '@cabinet/ui/form'
import { Select } from '@cabinet/ui/select'
import { Stack } from '@cabinet/ui/stack'
import { TextArea } from '@cabinet/ui/text-area'
import { toast } from '@cabinet/ui/toast'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { first, max, min, required } from '@cabinet/validators/rules'
import { useId, useMemo } from 'react'
import { Field, Form } from 'react-final-form'
import { useUser } from '../../../../shared/access/user.tsx'
import { AttachmentsField } from '../../../../shared/files/attachments-field.tsx'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useSharedWords } from '../../../../shared/words.ts'
import { useWriteToSupport } from '../../data.ts'
import { useHelpWords } from './words.ts'

const WIDTH = 560
const SHORTEST = 10

interface Values {
  readonly topic?: (typeof supportTopics)[number]
  readonly message?: string
  readonly fileIds?: readonly UploadedFile[]
}

/** A message to the support. It stays as it is when sending fails. */
export const SupportDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useHelpWords()
  const shared = useSharedWords()
  const say = useRuleText()
  const formId = useId()
  const { email } = useUser()
  const { trigger } = useWriteToSupport()
  const mustChoose = useMemo(() => fieldValidator(required, say), [say])
  const mustTell = useMemo(
    () => fieldValidator(first<'required' | 'min' | 'max'>(required, min(SHORTEST), max(SUPPORT_MESSAGE_LENGTH)), say),
    [say],
  )

  const send = async ({ topic, message, fileIds = [] }: Values) => {
    if (topic === undefined || message === undefined) return undefined
    try {
      const { number } = await trigger({ body: { topic, message, fileIds: fileIds.map(({ id }) => id) } })
      toast.show({ tone: 'positive', text: t('support.sent', { number, email }) })
      onClose()
      return undefined
    } catch (error) {
      const files = fileIds.map((_, index) => `fileIds[${index}]`)
      return submissionErrors(error, ['topic', 'message', ...files], shared)
    }
  }

  return (
    <Form<Values>
      onSubmit={send}
      render={({ handleSubmit, submitting, submitError, submitFailed }) => (
        <Dialog
          isOpen
          width={WIDTH}
          title={t('support.title')}
          onOpenChange={onClose}
          footer={
            <>
              <Button variant="outline" tone="neutral" onPress={onClose}>
                {shared('close')}
              </Button>
              <Button type="submit" form={formId} isLoading={submitting}>
                {t('support.send')}
              </Button>
            </>
          }
        >
          <FormFrame id={formId} onSubmit={handleSubmit}>
            <Stack gap={16}>
              <Field<Values['topic']> name="topic" validate={mustChoose}>
                {({ input, meta }) => (
                  <Select
                    isRequired
                    label={t('support.topic')}
                    value={input.value ?? ''}
                    choices={supportTopics.map((value) => ({ value, label: t(`support.topic.${value}`) }))}
                    errorMessage={meta.touched || submitFailed ? (meta.error ?? meta.submitError) : undefined}
                    onChange={input.onChange}
                    onBlur={() => input.onBlur()}
                  />
                )}
              </Field>
              <Field<string> name="message" validate={mustTell}>
                {({ input, meta }) => (
                  <TextArea
                    isRequired
                    rows={6}
                    label={t('support.message')}
                    description={t('support.messageHint')}
                    maxLength={SUPPORT_MESSAGE_LENGTH}
                    value={input.value}
                    errorMessage={
                      (meta.touched && !meta.active) || submitFailed ? (meta.error ?? meta.submitError) : undefined
                    }
                    onChange={input.onChange}
                    onBlur={() => input.onBlur()}
                  />
                )}
              </Field>
              <AttachmentsField
                name="fileIds"
                label={t('support.files')}
                purpose="SUPPORT_MESSAGE"
                maxFiles={SUPPORT_FILES}
              />
              {submitError && (
                <Banner tone="negative" announce="alert">
                  {submitError}
                </Banner>
              )}
            </Stack>
          </FormFrame>
        </Dialog>
      )}
    />
  )
}
