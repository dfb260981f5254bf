import type { CalendarDay, FinancingObject } from '@cabinet/contract/finance/objects'
import { Button } from '@cabinet/ui/button'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { memo } from 'react'
import { useRegistersMessages } from '../registers/messages.ts'
import { ObjectBadge } from '../registers/badges.tsx'
import { useMoved } from '../registers/data.ts'
import { ObjectName, useObjectNumber } from '../registers/day-object.tsx'
import * as styles from '../registers/day-panel.css.ts'
import { useFinancingAddress } from '../registers/address.ts'

const Moves = ({ title, objects }: { title: string; objects: readonly FinancingObject[] }) => {
  const t = useRegistersMessages()
  const numberOf = useObjectNumber()
  const { go } = useFinancingAddress()
  if (objects.length === 0) return null
  return (
    <section className={styles.moves} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      <ul className={styles.moveList}>
        {objects.map((object) => (
          <li key={object.id} className={styles.move}>
            <span className={styles.moveName}>
              <span className={styles.moveOpen}>
                <Button
                  data-track="financing-object"
                  variant="quiet"
                  size="small"
                  aria-label={t('object.open', { number: numberOf(object) })}
                  onPress={() => go({ open: object.id })}
                >
                  {numberOf(object)}
                </Button>
              </span>
              <span className={styles.under}>
                <ObjectName object={object} />
              </span>
            </span>
            <span className={styles.moveSum}>
              <Money kopecks={object.financingAmount} />
              <ObjectBadge status={object.status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is ordered for the day and what falls due on it. */
export const DayMoves = memo(({ agreementId, details }: { agreementId: string; details: CalendarDay }) => {
  const t = useRegistersMessages()
  const { date, orderedSum, repaymentSum } = details
  const ordered = useMoved(agreementId, 'orderDate', orderedSum > 0 ? date : null)
  const due = useMoved(agreementId, 'plannedRepaymentDate', repaymentSum > 0 ? date : null)
  return (
    <>
      <Moves title={t('day.orderedObjects')} objects={ordered.data?.content ?? []} />
      <Moves title={t('day.dueObjects')} objects={due.data?.content ?? []} />
    </>
  )
})
