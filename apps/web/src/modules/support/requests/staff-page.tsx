import type { StaffConversation } from '@cabinet/contract/support/staff'
import { readFile } from '@cabinet/contract/support/staff'
import { supportPages } from '@cabinet/contract/support/pages'
import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { Button } from '@cabinet/ui/button'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { call } from '../../../shared/api/http.ts'
import { companyText } from '../../../shared/company-text.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { phoneText } from '../../../shared/names.ts'
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { Conversation } from './conversation.tsx'
import { useAnswer, useCloseRequest, useStaffRequest } from './data.ts'
import { type RequestMessages, useRequestMessages } from './messages.ts'
import { RequestState } from './request-state.tsx'
import { WriteForm } from './write-form.tsx'

const messagesOf = (t: RequestMessages, request: StaffConversation) => [
  { id: request.id, author: request.person.fullName, text: request.message, at: request.createdDateTime },
  ...request.lines.map(({ id, isFromSupport, by, text, createdDateTime }) => ({
    id,
    author: isFromSupport ? t('one.supportBy', { name: by }) : by,
    text,
    at: createdDateTime,
  })),
]

const Files = ({ request: { id, files } }: { request: StaffConversation }) => {
  const t = useRequestMessages()
  const attempt = useAttempt()
  const save = (fileId: string) =>
    attempt(async () => {
      saveFile(await call(readFile, { params: { id, fileId } }))
    })
  return (
    <Stack gap={8}>
      <Text tone="muted">{t('one.files')}</Text>
      <Inline gap={8}>
        {files.map((file) => (
          <Button
            key={file.id}
            data-track="support-file"
            variant="outline"
            tone="neutral"
            size="small"
            icon={Download}
            onPress={() => void save(file.id)}
          >
            {file.name}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}

const Request = ({ request }: { request: StaffConversation }) => {
  const t = useRequestMessages()
  const answer = useAnswer()
  const close = useCloseRequest()
  const [isClosing, setClosing] = useState(false)
  const { id, number, topic, person, organization, files, isWaiting } = request
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{t('one.title', { number })}</Heading>
        <Inline gap={8}>
          <RequestState request={request} />
          <Text tone="muted">{t(`topic.${topic}`)}</Text>
        </Inline>
      </Stack>
      <Section title={t('one.by')}>
        <DescriptionList
          items={[
            { label: t('one.person'), value: person.fullName },
            { label: t('one.email'), value: person.email },
            { label: t('one.phone'), value: phoneText(person.mobilePhone) },
            {
              label: t('one.organization'),
              value: organization
                ? `${companyText(organization.shortName)}, ${organization.itn}`
                : t('one.noOrganization'),
            },
          ]}
        />
      </Section>
      <Section title={t('one.talk')}>
        <Conversation messages={messagesOf(t, request)} />
        {files.length > 0 && <Files request={request} />}
        <WriteForm
          as="answer"
          onSend={(text) => answer.trigger({ params: { id }, body: { text } })}
          beside={
            isWaiting && (
              <Button variant="outline" tone="neutral" onPress={() => setClosing(true)}>
                {t('close.open')}
              </Button>
            )
          }
        />
      </Section>
      {isClosing && (
        <QuestionDialog
          title={t('close.title')}
          text={t('close.text', { number })}
          submit={t('close.submit')}
          done={t('close.done')}
          tone="accent"
          onConfirm={() => close.trigger({ params: { id } })}
          onClose={() => setClosing(false)}
        />
      )}
    </Stack>
  )
}

/** For platform staff: one request, who has written it, and the answer. */
export const Page = () => {
  const t = useRequestMessages()
  const { id = '' } = useParams()
  const found = useStaffRequest(id)
  return (
    <Stack gap={24}>
      <Breadcrumbs
        parents={[{ label: t('title'), href: supportPages['support-requests']() }]}
        current={found.data?.number ?? t('one.waiting')}
      />
      <Loaded of={found}>{(request) => <Request request={request} />}</Loaded>
    </Stack>
  )
}
