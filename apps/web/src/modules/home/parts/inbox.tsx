import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { useState } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { type AttentionText, useAttentionGap, useAttentionTexts } from '../../../shared/attention.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { hues } from '../../../shared/ui/hue.css.ts'
import { useMessages } from '../messages.ts'
import * as styles from './inbox.css.ts'

/** So many rows stand open; the others come on demand, so that the products stay in sight. */
const SHORT = 4

/** The day of the business in the form in which days are compared. */
const todayInMoscow = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Moscow' })

const When = ({ item: { since, dueDate } }: { item: AttentionText }) => {
  const t = useMessages()
  if (dueDate !== undefined) {
    const isOverdue = dueDate < todayInMoscow()
    return (
      <span className={isOverdue ? styles.overdue : styles.when}>
        {t.rich(isOverdue ? 'attention.overdue' : 'attention.due', { date: <DateText value={dueDate} /> })}
      </span>
    )
  }
  if (since === undefined) return null
  return <span className={styles.when}>{t.rich('attention.since', { date: <DateText value={since} /> })}</span>
}

const Row = ({ item }: { item: AttentionText }) => {
  const { Icon, hue } = item
  return (
    <li className={styles.row}>
      <span className={`${styles.icon} ${hue === undefined ? '' : hues[hue]}`}>
        <Icon aria-hidden="true" size={20} />
      </span>
      <span className={styles.text}>{item.text}</span>
      <When item={item} />
      <ButtonLink
        className={styles.action}
        href={item.path}
        size="small"
        variant="outline"
        tone="neutral"
        aria-label={`${item.action}: ${item.text}`}
      >
        {item.action}
      </ButtonLink>
    </li>
  )
}

/** Said where some areas have not answered, so that nobody takes the list for whole. */
const Gap = () => {
  const t = useMessages()
  const shared = useSharedMessages()
  const { isPartial, isLoading, retry } = useAttentionGap()
  if (!isPartial) return null
  return (
    <div className={styles.gap}>
      <span>{t('attention.missing')}</span>
      <Button size="small" variant="quiet" tone="neutral" isLoading={isLoading} onPress={retry}>
        {shared('retry')}
      </Button>
    </div>
  )
}

/** What waits for the person, row by row with its day and the way to it; nothing when nothing waits. */
export const Inbox = () => {
  const t = useMessages()
  const { firstname, middlename } = useUser()
  const items = useAttentionTexts()
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return <Gap />
  const name = middlename ? `${firstname} ${middlename}` : firstname
  return (
    <section className={styles.root} aria-labelledby="home-inbox">
      <h2 id="home-inbox" className={styles.title}>
        {t('attention.waiting', { name, count: items.length })}
      </h2>
      <ul className={styles.list}>
        {(isWhole ? items : items.slice(0, SHORT)).map((item) => (
          <Row key={item.key} item={item} />
        ))}
      </ul>
      {!isWhole && items.length > SHORT && (
        <Button className={styles.more} size="small" variant="quiet" tone="neutral" onPress={() => setWhole(true)}>
          {t('attention.all', { count: items.length })}
        </Button>
      )}
      <Gap />
    </section>
  )
}
