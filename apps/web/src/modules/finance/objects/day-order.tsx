import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { type FinancingObject, LARGEST_ORDER } from '@cabinet/contract/finance/objects'
import { Button } from '@cabinet/ui/button'
import { Checkbox } from '@cabinet/ui/checkbox'
import { Money } from '@cabinet/ui/money'
import { Pagination } from '@cabinet/ui/pagination'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { useCallback, useState } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useRegistersMessages } from '../registers/messages.ts'
import { NOTHING_PICKED, type Pick, type Picked, pickedFor, sumOf, withPicked } from './choice.ts'
import { useFixable, useOrderable } from '../registers/data.ts'
import { DayObject } from '../registers/day-object.tsx'
import * as styles from '../registers/day-panel.css.ts'
import { RefusedOrder } from './refused-order.tsx'
import { useOrdering } from './use-ordering.ts'

const PAGE = 20

/** What can be ordered for a day, the choice among it, and what the bank or we have said against it. */
export const DayOrder = ({
  agreement,
  day,
  picked,
  onPick,
}: {
  agreement: AgreementCard
  day: string
  picked: Picked
  onPick: Pick
}) => {
  const t = useRegistersMessages()
  const { formatNumber } = useIntl()
  const [page, setPage] = useState(1)
  const found = useOrderable(agreement.id, day, page - 1, PAGE)
  const fixable = useFixable(agreement.id, page === 1)
  const ordering = useOrdering(() => onPick(() => NOTHING_PICKED))
  const choose = useCallback(
    (object: FinancingObject, isIn: boolean) => onPick((before) => withPicked(before, [object], isIn)),
    [onPick],
  )
  const chosen = pickedFor(picked, day)
  const isChosen = new Set(chosen.map(({ id }) => id))
  const objects = found.data?.content ?? []
  const total = found.data?.totalElements ?? 0
  const onPage = objects.filter(({ id }) => isChosen.has(id)).length
  const refused = ordering.refusals?.byObject ?? new Map<string, string>()
  const sum = sumOf(chosen)
  const left = agreement.availableLimit - sum
  const obstacle =
    chosen.length === 0
      ? t('order.pickFirst')
      : chosen.length > LARGEST_ORDER
        ? t('order.tooMany', { count: LARGEST_ORDER })
        : undefined
  if (!found.data) {
    return (
      <div className={styles.obstacle} aria-busy={found.error === undefined}>
        {found.error === undefined ? (
          <SkeletonText lines={6} />
        ) : (
          <LoadFailure error={found.error} onRetry={() => found.mutate()} />
        )}
      </div>
    )
  }
  return (
    <>
      <div className={styles.all}>
        <Checkbox
          data-track="financing-pick-all"
          isSelected={objects.length > 0 && onPage === objects.length}
          isIndeterminate={onPage > 0 && onPage < objects.length}
          onChange={(isIn) => onPick((before) => withPicked(before, objects, isIn))}
        >
          {t(total > PAGE ? 'order.allOnPage' : 'order.all')}
        </Checkbox>
        <Text as="span" size="caption" tone="muted">
          {t('order.pickedOf', { picked: chosen.length, total })}
        </Text>
      </div>
      <ul className={styles.objects} aria-busy={found.isLoading}>
        {objects.map((object) => (
          <DayObject
            key={object.id}
            object={object}
            isChosen={isChosen.has(object.id)}
            refusal={refused.get(object.id)}
            onChoose={choose}
          />
        ))}
        {fixable.map((object) => (
          <DayObject key={object.id} object={object} isChosen={false} refusal={undefined} />
        ))}
      </ul>
      {total > PAGE && <Pagination page={page} pageSize={PAGE} total={total} onPageChange={setPage} />}
      <div className={styles.total}>
        {ordering.refusals && (
          <RefusedOrder
            refusals={ordering.refusals}
            chosen={chosen.length}
            onDrop={(refusedIds) => {
              const dropped = chosen.filter(({ id }) => refusedIds.has(id))
              onPick((before) => withPicked(before, dropped, false))
              ordering.forget()
            }}
          />
        )}
        <div className={styles.sumLine} aria-live="polite">
          <span>{t('order.picked', { count: chosen.length })}</span>
          <Money className={styles.bigSum} kopecks={sum} />
        </div>
        <dl className={styles.terms}>
          <dt>{t(left < 0 ? 'order.over' : 'order.left')}</dt>
          <dd className={left < 0 ? styles.over : undefined}>
            <Money kopecks={Math.abs(left)} />
          </dd>
          <dt>{t('rate')}</dt>
          <dd>
            {t('rate.value', {
              rate: formatNumber(agreement.interestRate / 100, { style: 'percent', maximumFractionDigits: 2 }),
            })}
          </dd>
        </dl>
        <Button
          isBlock
          isLoading={ordering.isOrdering}
          disabledReason={obstacle}
          onPress={() => void ordering.order(agreement.id, day, chosen)}
        >
          {t('order.submit')}
        </Button>
      </div>
    </>
  )
}
