import { supportPages } from '@cabinet/contract/support/pages'
import { Card } from '@cabinet/ui/card'
import { DateText } from '@cabinet/ui/date-text'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { PartFailed } from '../../../shared/ui/part-failed.tsx'
import * as styles from './conversation.css.ts'
import { useOwnRequests } from './data.ts'
import { useRequestMessages } from './messages.ts'
import { RequestState } from './request-state.tsx'

/** What the person has written to the support; nothing for who has not. */
export const OwnRequests = () => {
  const t = useRequestMessages()
  const { data, error, mutate } = useOwnRequests()
  if (data?.content.length === 0 || (data === undefined && error === undefined)) return null
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} size="title">
          {t('own.title')}
        </Heading>
        {data === undefined && <PartFailed onRetry={() => void mutate()} />}
        {data && (
          <Stack as="ul" gap={12} className={styles.list}>
            {data.content.map((request) => (
              <Stack as="li" gap={4} key={request.id}>
                <Link data-track="support-request" href={supportPages['help-request']({ id: request.id })}>
                  {request.number}
                </Link>
                <Text size="caption" tone="muted">
                  {t(`topic.${request.topic}`)}, <DateText value={request.lastDateTime} format="dateTime" />
                </Text>
                <Inline>
                  <RequestState request={request} />
                </Inline>
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
