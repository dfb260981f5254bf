import { pages } from '@cabinet/contract/pages'
import { Button } from '@cabinet/ui/button'
import { Link } from '@cabinet/ui/link'
import { Check } from 'lucide-react'
import { useCan, useUser } from '../../../../shared/access/user.tsx'
import { useStartMessages } from './messages.ts'
import * as styles from './start.css.ts'

const showProducts = () => document.getElementById('home-offered')?.scrollIntoView({ block: 'start' })

/** The way to the first product, for a cabinet that has none. The page below is where its first two steps are made. */
export const Start = () => {
  const t = useStartMessages()
  const { firstname, middlename, organization } = useUser()
  const mayAdd = useCan()(['USER_ADMIN'])
  const hasAccount = (organization?.paymentDetails.length ?? 0) > 0
  const name = middlename ? `${firstname} ${middlename}` : firstname
  const steps = [
    { id: 'choose', isDone: false },
    { id: 'connect', isDone: false },
    { id: 'account', isDone: hasAccount },
  ] as const
  return (
    <section className={styles.root} aria-labelledby="home-start">
      <h2 id="home-start" className={styles.title}>
        {t('title', { name })}
      </h2>
      <ol className={styles.list}>
        {steps.map(({ id, isDone }, index) => (
          <li key={id} className={styles.step}>
            <span
              className={isDone ? styles.doneMark : index === 0 ? styles.firstMark : styles.mark}
              aria-hidden="true"
            >
              {isDone ? <Check size={16} /> : index + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{t(id)}</h3>
              <p className={styles.text}>{isDone ? t('done') : t(`${id}.text`)}</p>
              {id === 'choose' && (
                <Button size="small" variant="outline" tone="neutral" onPress={showProducts}>
                  {t('choose.action')}
                </Button>
              )}
              {id === 'account' && !isDone && mayAdd && (
                <Link href={pages.profile({}, { tab: 'payment-details' })}>{t('account.action')}</Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
