import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText } from '@cabinet/ui/date-text'
import { attentionAge, type AttentionText } from '../../../shared/attention.ts'
import { hues } from '../../../shared/ui/hue.css.ts'
import { Unbroken } from '../../../shared/ui/unbroken.tsx'
import { useMessages } from '../messages.ts'
import * as styles from './inbox.css.ts'

const When = ({ item }: { item: AttentionText }) => {
  const t = useMessages()
  const age = attentionAge(item)
  if (age === null) return null
  const { kind, date, days } = age
  return (
    <span className={kind === 'overdue' ? styles.overdue : styles.when}>
      <span>{t.rich(`attention.${kind}`, { date: <DateText value={date} /> })}</span>
      <span className={kind === 'overdue' ? undefined : styles.days}>{t(`attention.${kind}.days`, { days })}</span>
    </span>
  )
}

/** One thing that waits: what it is, its day, and the way to it. */
export const AttentionRow = ({ item }: { item: AttentionText }) => {
  const { Icon, hue } = item
  // One loud button at most catches the eye: where the last day has passed.
  const isOverdue = attentionAge(item)?.kind === 'overdue'
  return (
    <li className={styles.row}>
      <span className={`${styles.icon} ${hue === undefined ? '' : hues[hue]}`}>
        <Icon aria-hidden="true" size={20} />
      </span>
      <span className={styles.text}>
        <Unbroken>{item.text}</Unbroken>
      </span>
      <When item={item} />
      <ButtonLink
        className={styles.action}
        href={item.path}
        size="small"
        {...(!isOverdue && { variant: 'outline', tone: 'neutral' })}
        data-track="attention"
        aria-label={`${item.action}: ${item.text}`}
      >
        {item.action}
      </ButtonLink>
    </li>
  )
}
