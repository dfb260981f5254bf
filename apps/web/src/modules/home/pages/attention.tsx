import { pages } from '@cabinet/contract/pages'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { attentionAge, useAttentionGap, useAttentionTexts } from '../../../shared/attention.ts'
import { AttentionGap } from '../parts/attention-gap.tsx'
import { AttentionRow } from '../parts/attention-row.tsx'
import * as styles from '../parts/inbox.css.ts'
import { useMessages } from '../messages.ts'

/** The most urgent group first: its last day has passed, is coming, or there is none. */
const groups = ['overdue', 'due', 'since'] as const

/** Everything that waits for a decision of the person, by how urgent it is. */
export const Page = () => {
  const t = useMessages()
  const items = useAttentionTexts()
  const { isPartial, isLoading } = useAttentionGap()
  const isEmpty = items.length === 0 && !isPartial
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('attention.title')}</Heading>
      <AttentionGap />
      {isEmpty && isLoading && <SkeletonText lines={6} />}
      {isEmpty && !isLoading && (
        <Card>
          <EmptyState
            title={t('attention.none')}
            action={
              <ButtonLink href={pages.offer()} variant="outline" tone="neutral">
                {t('attention.home')}
              </ButtonLink>
            }
          >
            {t('attention.noneText')}
          </EmptyState>
        </Card>
      )}
      {groups.map((group) => {
        const those = items.filter((item) => (attentionAge(item)?.kind ?? 'since') === group)
        if (those.length === 0) return null
        return (
          <section key={group} className={styles.root} aria-labelledby={`attention-${group}`}>
            <Heading level={2} size="reading" id={`attention-${group}`}>
              {t(`attention.group.${group}`)}
            </Heading>
            <ul className={styles.list}>
              {those.map((item) => (
                <AttentionRow key={item.key} item={item} />
              ))}
            </ul>
          </section>
        )
      })}
    </Stack>
  )
}
