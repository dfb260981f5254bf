import { calendar, type FinancingObject } from '@cabinet/contract/finance/objects'
import { Button } from '@cabinet/ui/button'
import { DateField } from '@cabinet/ui/date-field'
import { Dialog } from '@cabinet/ui/dialog'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useState } from 'react'
import { useRead } from '../../../shared/api/data.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { sumOf } from './choice.ts'
import { ObjectName, useObjectNumber, Why } from '../registers/day-object.tsx'
import * as styles from '../registers/day-panel.css.ts'
import * as own from './order-dialog.css.ts'
import { todayInMoscow } from '../registers/address.ts'
import { RefusedOrder } from './refused-order.tsx'
import { useOrdering } from './use-ordering.ts'

const WIDTH = 560

/** Asks for which day the chosen objects are ordered, and says of each one why it cannot be. */
export const OrderDialog = ({
  objects,
  onDrop,
  onOrdered,
  onClose,
}: {
  /** Of one agreement, at least one. */
  objects: readonly FinancingObject[]
  /** These are not to be ordered after all. */
  onDrop: (ids: ReadonlySet<string>) => void
  onOrdered: () => void
  onClose: () => void
}) => {
  const t = useRegistersMessages()
  const shared = useSharedMessages()
  const numberOf = useObjectNumber()
  const now = todayInMoscow()
  const agreement = objects[0]?.agreement
  const month = useRead(calendar, agreement ? { params: { id: agreement.id, date: now } } : null)
  const [typed, setTyped] = useState<string>()
  const ordering = useOrdering(onOrdered)
  const date = typed ?? month.data?.nextOrderDate ?? ''
  const refused = ordering.refusals?.byObject ?? new Map<string, string>()
  if (!agreement) return null
  return (
    <Dialog
      isOpen
      width={WIDTH}
      title={t('order.title')}
      isKeyboardDismissDisabled={ordering.isOrdering}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" isDisabled={ordering.isOrdering} onPress={onClose}>
            {shared('cancel')}
          </Button>
          <Button
            isLoading={ordering.isOrdering}
            disabledReason={date === '' ? t('order.dayFirst') : undefined}
            onPress={() => void ordering.order(agreement.id, date, objects)}
          >
            {t('order.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <DateField
          label={t('order.day')}
          description={t('order.dayHelp')}
          isRequired
          minValue={now}
          value={date}
          onChange={setTyped}
        />
        {ordering.refusals && (
          <RefusedOrder
            refusals={ordering.refusals}
            chosen={objects.length}
            onDrop={(refusedIds) => {
              onDrop(refusedIds)
              ordering.forget()
            }}
          />
        )}
        <ul className={own.list} aria-label={t('objects')}>
          {objects.map((object) => (
            <li key={object.id} className={own.item}>
              <span className={styles.objectName}>
                <ObjectName object={object} />
              </span>
              <Money className={styles.objectSum} kopecks={object.financingAmount} />
              <span className={styles.under}>{numberOf(object)}</span>
              {refused.has(object.id) && <Why title={refused.get(object.id) ?? ''} />}
            </li>
          ))}
        </ul>
        <div className={styles.sumLine} aria-live="polite">
          <span>{t('order.picked', { count: objects.length })}</span>
          <Money className={styles.bigSum} kopecks={sumOf(objects)} />
        </div>
      </Stack>
    </Dialog>
  )
}
