import { staffPages } from '@cabinet/contract/staff/pages'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { useAttentionGap, useAttentionTexts } from '../../../shared/attention.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { Section } from '../../../shared/ui/section.tsx'
import * as styles from './attention-list.css.ts'
import { useStaffMessages } from './messages.ts'

const Rows = () => {
  const t = useStaffMessages()
  const shared = useSharedMessages()
  const { isPartial, isLoading, retry } = useAttentionGap()
  const items = useAttentionTexts().filter(({ path }) => path.startsWith(`${staffPages.staff()}/`))
  if (items.length === 0 && isLoading) return <SkeletonText lines={2} />
  return (
    <>
      {items.length === 0 && !isPartial && <Text tone="muted">{t('attention.none')}</Text>}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ key, text, action, path, Icon }) => (
            <li key={key} className={styles.row}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" size={20} />
              </span>
              <span className={styles.text}>{text}</span>
              <ButtonLink
                className={styles.action}
                href={path}
                size="small"
                variant="outline"
                tone="neutral"
                data-track="attention"
                aria-label={`${action}: ${text}`}
              >
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {isPartial && (
        <Text as="div" tone="muted">
          {t('attention.missing')}{' '}
          <Button size="small" variant="quiet" tone="neutral" isLoading={isLoading} onPress={retry}>
            {shared('retry')}
          </Button>
        </Text>
      )}
    </>
  )
}

/** What waits for platform staff: what the areas tell of that leads to one of these pages. */
export const AttentionList = () => {
  const t = useStaffMessages()
  return (
    <Section title={t('attention.title')}>
      <Rows />
    </Section>
  )
}
