import { pages } from '@cabinet/contract/pages'
import { ButtonLink } from '@cabinet/ui/button-link'
import { useUser } from '../../../shared/access/user.tsx'
import { useAttentionTexts } from '../../../shared/attention.ts'
import { useMessages } from '../messages.ts'
import { AttentionGap } from './attention-gap.tsx'
import { AttentionRow } from './attention-row.tsx'
import * as styles from './inbox.css.ts'

/** So many rows stand on the page, so that the products stay in sight; the others have a page of their own. */
const SHORT = 4

/** What waits for the person, row by row with its day and the way to it; nothing when nothing waits. */
export const Inbox = () => {
  const t = useMessages()
  const { firstname, middlename } = useUser()
  const items = useAttentionTexts()
  if (items.length === 0) return <AttentionGap />
  const name = middlename ? `${firstname} ${middlename}` : firstname
  return (
    <section className={styles.root} aria-labelledby="home-inbox">
      <h2 id="home-inbox" className={styles.title}>
        {t('attention.waiting', { name, count: items.length })}
      </h2>
      <ul className={styles.list}>
        {items.slice(0, SHORT).map((item) => (
          <AttentionRow key={item.key} item={item} />
        ))}
      </ul>
      {items.length > SHORT && (
        <ButtonLink
          className={styles.more}
          href={pages.attention()}
          size="small"
          variant="quiet"
          tone="neutral"
          data-track="attention-all"
        >
          {t('attention.all', { count: items.length })}
        </ButtonLink>
      )}
      <AttentionGap />
    </section>
  )
}
