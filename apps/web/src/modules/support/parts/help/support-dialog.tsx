import { SUPPORT_FILES, SUPPORT_MESSAGE_LENGTH, supportTopics } from '@cabinet/contract/support/requests'
import type { UploadedFile } from '@cabinet/ui/file-upload'
import { Select } from '@cabinet/ui/select'
import { TextArea } from '@cabinet/ui/text-area'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { first, max, min, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { AttachmentsField } from '../../../../shared/files/attachments-field.tsx'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useWriteToSupport } from '../../data.ts'
import { useHelpMessages } from './messages.ts'

const WIDTH = 560
const SHORTEST = 10

type Topic = (typeof supportTopics)[number]

interface Values {
  readonly topic: Topic
  readonly message: string
  readonly fileIds?: readonly UploadedFile[]
}

const fieldsOf = ({ fileIds = [] }: Values) => ['topic', 'message', ...fileIds.map((_, index) => `fileIds[${index}]`)]

/** A message to the support. It stays as it is when sending fails. */
export const SupportDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useHelpMessages()
  const say = useRuleText()
  const { email } = useUser()
  const { trigger } = useWriteToSupport()
  const mustChoose = useMemo(() => fieldValidator(required, say), [say])
  const mustTell = useMemo(
    () => fieldValidator(first<'required' | 'min' | 'max'>(required, min(SHORTEST), max(SUPPORT_MESSAGE_LENGTH)), say),
    [say],
  )
  return (
    <FormDialog<Values, { readonly number: string }>
      width={WIDTH}
      title={t('support.title')}
      submit={t('support.send')}
      done={({ number }) => t('support.sent', { number, email })}
      fields={fieldsOf}
      onSubmit={({ topic, message, fileIds = [] }) =>
        trigger({ body: { topic, message, fileIds: fileIds.map(({ id }) => id) } })
      }
      onClose={onClose}
    >
      <FormField<string> name="topic" empty="" validate={mustChoose}>
        {(field) => (
          <Select
            {...field}
            isRequired
            label={t('support.topic')}
            items={supportTopics.map((value) => ({ value, label: t(`support.topic.${value}`) }))}
          />
        )}
      </FormField>
      <FormField<string> name="message" empty="" validate={mustTell}>
        {(field) => (
          <TextArea
            {...field}
            isRequired
            rows={6}
            label={t('support.message')}
            description={t('support.messageHint')}
            maxLength={SUPPORT_MESSAGE_LENGTH}
          />
        )}
      </FormField>
      <AttachmentsField name="fileIds" label={t('support.files')} purpose="SUPPORT_MESSAGE" maxFiles={SUPPORT_FILES} />
    </FormDialog>
  )
}
