import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import type { ClaimFields } from '@cabinet/contract/claim/values'
import { Checkbox } from '@cabinet/ui/checkbox'
import { IntegerField } from '@cabinet/ui/integer-field'
import { formatMoney } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { useRef } from 'react'
import { useField } from 'react-final-form'
import { FIELD_ATTRIBUTE } from '../../../shared/forms/field-place.ts'
import { useLeft } from '../../../shared/forms/use-left.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useClaimMessages } from '../parts/messages.ts'
import * as styles from './form.css.ts'

type Damaged = ClaimFields['damagedItems']
type Item = NonNullable<ClaimCard['thing']>['items'][number]

const NAME = 'damagedItems'
const none: Damaged = []

/** Which things of the order were damaged or are missing, and how many of each. */
export const DamagedItems = ({ items }: { items: readonly Item[] }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const { input, meta } = useField<Damaged>(NAME)
  const chosen = input.value || none
  const whole = useRef<HTMLDivElement>(null)
  const { isLeft, onBlur } = useLeft(whole)
  const isJudged = meta.modified || isLeft || meta.submitFailed
  const own: unknown = isJudged ? meta.error : undefined
  const ofServer: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error = own ?? ofServer
  const change = (next: Damaged) => {
    input.onChange(next)
    input.onBlur()
  }
  const errorAt = (index: number): string | undefined => {
    const at: unknown = Array.isArray(error) ? error[index] : undefined
    return typeof at === 'object' && at !== null ? (at as { damagedAmount?: string }).damagedAmount : undefined
  }
  return (
    <div ref={whole} onBlur={onBlur}>
      <fieldset className={styles.items} {...{ [FIELD_ATTRIBUTE]: NAME }}>
        <legend className={styles.legend}>{t('field.damagedItems')}</legend>
        {items.map(({ itemId, name, amount, cost }) => {
          const index = chosen.findIndex((each) => each.itemId === itemId)
          const entry = chosen[index]
          return (
            <div key={itemId} className={styles.item}>
              <Checkbox
                data-track={NAME}
                isSelected={entry !== undefined}
                onChange={(isChosen) =>
                  change(
                    isChosen
                      ? [...chosen, { itemId, damagedAmount: amount }]
                      : chosen.filter((each) => each.itemId !== itemId),
                  )
                }
              >
                {t('items.item', { name, count: amount, sum: formatMoney(cost, { locale }) })}
              </Checkbox>
              {entry && amount > 1 && (
                <IntegerField
                  data-track={NAME}
                  label={t('items.amount')}
                  aria-label={t('items.amountOf', { name })}
                  value={entry.damagedAmount}
                  minValue={1}
                  maxValue={amount}
                  errorMessage={errorAt(index)}
                  onChange={(next) =>
                    change(chosen.map((each) => (each.itemId === itemId ? { itemId, damagedAmount: next ?? 0 } : each)))
                  }
                />
              )}
            </div>
          )
        })}
        {items.length === 0 && <Text tone="muted">{t('items.none')}</Text>}
        {typeof error === 'string' && (
          <p role="alert" className={styles.wrong}>
            {error}
          </p>
        )}
      </fieldset>
    </div>
  )
}
