import { pages } from '@cabinet/contract/pages'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Popover } from '@cabinet/ui/popover'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState, type ReactElement } from 'react'
import { attentionAge, type AttentionText, useAttentionGap, useAttentionTexts } from '../../shared/attention.ts'
import { useSharedMessages } from '../../shared/messages.ts'
import { hues } from '../../shared/ui/hue.css.ts'
import { Unbroken } from '../../shared/ui/unbroken.tsx'
import { useShellMessages } from '../messages.ts'
import * as styles from './lk-inbox.css.ts'

const Row = ({ item, onFollow }: { item: AttentionText; onFollow: () => void }) => {
  const t = useShellMessages()
  const { Icon, hue, text, action, path } = item
  const age = attentionAge(item)
  return (
    <li className={styles.row}>
      <span className={`${styles.icon} ${hue === undefined ? '' : hues[hue]}`}>
        <Icon aria-hidden="true" size={18} />
      </span>
      <span className={styles.text}>
        <Unbroken>{text}</Unbroken>
      </span>
      <span className={styles.foot}>
        <Link data-track="attention" href={path} aria-label={`${action}: ${text}`} onPress={onFollow}>
          {action}
        </Link>
        {age && (
          <Text as="span" size="caption" tone={age.kind === 'overdue' ? 'negative' : 'muted'}>
            {t.rich(`attention.${age.kind}`, { date: <DateText value={age.date} /> })}
          </Text>
        )}
      </span>
    </li>
  )
}

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
            <ul className={styles.list}>
              {items.map((item) => (
                <Row key={item.key} item={item} onFollow={close} />
              ))}
            </ul>
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
          {items.length > 0 && (
            <Link href={pages.attention()} onPress={close}>
              {t('attention.all')}
            </Link>
          )}
        </Stack>
      )}
    </Popover>
  )
}
