import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Popover } from '@cabinet/ui/popover'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState, type ReactElement } from 'react'
import { useAttentionGap, useAttentionTexts } from '../../shared/attention.ts'
import { useSharedMessages } from '../../shared/messages.ts'
import { useShellMessages } from '../messages.ts'
import * as styles from './lk-inbox.css.ts'

/** What waits for a decision of the person, behind the bell. */
export const Inbox = ({ trigger }: { trigger: ReactElement }) => {
  const t = useShellMessages()
  const shared = useSharedMessages()
  const items = useAttentionTexts()
  const gap = useAttentionGap()
  const [isOpen, setOpen] = useState(true)
  return (
    <Popover
      trigger={trigger}
      placement="bottom end"
      title={t('attention.heading')}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      {({ close }) => (
        <Stack gap={12}>
          {items.length > 0 && (
            <Stack as="ul" gap={12}>
              {items.map((item) => (
                <li key={item.key} className={styles.row}>
                  <item.Icon aria-hidden="true" className={styles.icon} size={20} />
                  <Link href={item.path} onPress={close}>
                    {item.text}
                  </Link>
                  <Text as="span" size="caption" tone="muted" className={styles.when}>
                    {item.dueDate !== undefined && t.rich('attention.due', { date: <DateText value={item.dueDate} /> })}
                    {item.dueDate === undefined &&
                      item.since !== undefined &&
                      t.rich('attention.since', { date: <DateText value={item.since} /> })}
                  </Text>
                </li>
              ))}
            </Stack>
          )}
          {items.length === 0 && !gap.isPartial && <Text tone="muted">{t('attention.empty')}</Text>}
          {gap.isPartial && (
            <Inline justify="between" gap={8}>
              <Text tone="muted">{t('attention.missing')}</Text>
              <Button variant="quiet" tone="neutral" size="small" isLoading={gap.isLoading} onPress={gap.retry}>
                {shared('retry')}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </Popover>
  )
}
