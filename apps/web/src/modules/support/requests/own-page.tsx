import { pages } from '@cabinet/contract/pages'
import type { SupportConversation } from '@cabinet/contract/support/requests'
import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useParams } from 'react-router-dom'
import { Loaded } from '../../../shared/loaded.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { Conversation } from './conversation.tsx'
import { useOwnRequest, useReply } from './data.ts'
import { useRequestMessages } from './messages.ts'
import { RequestState } from './request-state.tsx'
import { WriteForm } from './write-form.tsx'

const Request = ({ request }: { request: SupportConversation }) => {
  const t = useRequestMessages()
  const { trigger } = useReply()
  const { id, number, topic, message, createdDateTime, files, lines } = request
  const first = { id, author: t('one.you'), text: message, at: createdDateTime }
  const further = lines.map((line) => ({
    id: line.id,
    author: t(line.isFromSupport ? 'one.support' : 'one.you'),
    text: line.text,
    at: line.createdDateTime,
  }))
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{t('one.title', { number })}</Heading>
        <Inline gap={8}>
          <RequestState request={request} />
          <Text tone="muted">{t(`topic.${topic}`)}</Text>
        </Inline>
      </Stack>
      <Section title={t('one.talk')}>
        <Conversation messages={[first, ...further]} />
        {files.length > 0 && (
          <Text tone="muted">
            {t('one.files')}: {files.map(({ name }) => name).join(', ')}
          </Text>
        )}
        <WriteForm as="reply" onSend={(text) => trigger({ params: { id }, body: { text } })} />
      </Section>
    </Stack>
  )
}

/** What a person has written to the support, and what it has answered. */
export const Page = () => {
  const t = useRequestMessages()
  const { id = '' } = useParams()
  const found = useOwnRequest(id)
  return (
    <Stack gap={24}>
      <Breadcrumbs
        parents={[{ label: t('one.help'), href: pages.help() }]}
        current={found.data?.number ?? t('one.waiting')}
      />
      <Loaded of={found}>{(request) => <Request request={request} />}</Loaded>
    </Stack>
  )
}
