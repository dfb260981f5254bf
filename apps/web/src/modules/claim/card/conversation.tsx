import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import type { ClaimMessage } from '@cabinet/contract/claim/papers'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import type { UploadedFile } from '@cabinet/ui/file-upload'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Inline } from '@cabinet/ui/inline'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { TextArea } from '@cabinet/ui/text-area'
import { toast } from '@cabinet/ui/toast'
import { FileText, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { AttachmentsField } from '../../../shared/files/attachments-field.tsx'
import type { ShownFile } from '../../../shared/files/file-view.tsx'
import { LazyViewer } from '../../../shared/files/lazy-viewer.tsx'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { submissionErrors } from '../../../shared/forms/submission.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { FormUnsavedGuard } from '../../../shared/ui/unsaved-guard.tsx'
import { useClaimMessagesList, useWriteMessage } from '../data.ts'
import { useClaimMessages } from '../parts/messages.ts'
import * as styles from '../parts/claim.css.ts'
import { insurerFiles } from '../parts/documents.tsx'
import { Section } from '../parts/section.tsx'

const MAX_FILES = 10
const LONGEST = 4000

interface ReplyValues {
  readonly text?: string
  readonly files?: readonly UploadedFile[]
}

const Message = ({ message, onOpen }: { message: ClaimMessage; onOpen: (file: ShownFile) => void }) => {
  const t = useClaimMessages()
  const { from, authorName, text, files, createdDateTime } = message
  return (
    <li className={styles.message}>
      <span className={styles.messageHead}>
        <strong>{from === 'INSURER' ? t('talk.insurer', { name: authorName }) : authorName}</strong>
        <Text as="span" size="caption" tone="muted">
          <DateText value={createdDateTime} format="dateTime" />
        </Text>
      </span>
      <span>{text}</span>
      {files.map(({ id, name, contentType }) => (
        <span key={id}>
          <Button variant="quiet" size="small" icon={FileText} onPress={() => onOpen({ id, name, type: contentType })}>
            {name}
          </Button>
        </span>
      ))}
    </li>
  )
}

const Reply = ({ claimId }: { claimId: string }) => {
  const t = useClaimMessages()
  const shared = useSharedMessages()
  const { trigger } = useWriteMessage()
  const [round, setRound] = useState(0)
  const [hasFiles, setFiles] = useState(false)
  const send = async ({ text = '', files = [] }: ReplyValues) => {
    try {
      await trigger({ params: { id: claimId }, body: { text, fileIds: files.map(({ id }) => id) } })
    } catch (error) {
      return submissionErrors(error, ['text'], shared)
    }
    toast.show({ tone: 'positive', text: t('talk.sent') })
    setRound((before) => before + 1)
    setFiles(false)
    return undefined
  }
  const validate = ({ text = '' }: ReplyValues) => {
    if (text.trim() === '') return { text: t('talk.required') }
    return text.length > LONGEST ? { text: t('talk.tooLong', { count: LONGEST }) } : {}
  }
  return (
    <Form<ReplyValues>
      key={round}
      onSubmit={send}
      validate={validate}
      render={({ handleSubmit, submitting }) => (
        <FieldsForm autoComplete="off" aria-label={t('talk.reply')} onSubmit={() => void handleSubmit()}>
          <Stack gap={12}>
            <FormField<string> name="text" empty="">
              {(field) => (
                <TextArea
                  label={t('talk.reply')}
                  placeholder={t('talk.placeholder')}
                  rows={3}
                  maxLength={LONGEST}
                  {...field}
                />
              )}
            </FormField>
            {hasFiles && (
              <AttachmentsField
                name="files"
                label={t('talk.files')}
                purpose="CLAIM_DOCUMENT"
                accept={insurerFiles}
                maxFiles={MAX_FILES}
                hasCamera
              />
            )}
            <FormFailure />
            <Inline gap={8}>
              <Button type="submit" variant="outline" tone="neutral" isLoading={submitting}>
                {t('talk.send')}
              </Button>
              {!hasFiles && (
                <Button variant="quiet" icon={Paperclip} onPress={() => setFiles(true)}>
                  {t('talk.attach')}
                </Button>
              )}
            </Inline>
          </Stack>
          <FormUnsavedGuard />
        </FieldsForm>
      )}
    />
  )
}

/** What the organization and the insurer have written to each other, and an answer. */
export const Conversation = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  const found = useClaimMessagesList(claim.id)
  const [opened, setOpened] = useState<ShownFile>()
  const messages = found.data?.messages
  const mayWrite = claim.possible.write && claim.may.submit
  if (!mayWrite && claim.messagesCount === 0) return null
  return (
    <Section title={t(claim.asked ? 'talk.asked' : 'talk')}>
      {messages === undefined && found.error !== undefined && (
        <LoadFailure error={found.error} onRetry={() => found.mutate()} />
      )}
      {messages === undefined && found.error === undefined && <SkeletonText lines={3} />}
      {messages?.length === 0 && <Text tone="muted">{t('talk.none')}</Text>}
      {messages && messages.length > 0 && (
        <Stack as="ul" gap={8} className={styles.rows}>
          {messages.map((message) => (
            <Message key={message.id} message={message} onOpen={setOpened} />
          ))}
        </Stack>
      )}
      {mayWrite && <Reply claimId={claim.id} />}
      <LazyViewer file={opened} onClose={() => setOpened(undefined)} />
    </Section>
  )
}
