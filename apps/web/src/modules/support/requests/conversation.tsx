import { DateText } from '@cabinet/ui/date-text'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import * as styles from './conversation.css.ts'

/** One message as it is shown. */
export interface ShownMessage {
  readonly id: string
  readonly author: string
  readonly text: string
  readonly at: string
}

/** What was written, the oldest first. */
export const Conversation = ({ messages }: { messages: readonly ShownMessage[] }) => (
  <Stack as="ul" gap={8} className={styles.list}>
    {messages.map(({ id, author, text, at }) => (
      <li key={id} className={styles.message}>
        <span className={styles.head}>
          <strong>{author}</strong>
          <Text as="span" size="caption" tone="muted">
            <DateText value={at} format="dateTime" />
          </Text>
        </span>
        <span>{text}</span>
      </li>
    ))}
  </Stack>
)
