import { Banner } from '@cabinet/ui/banner'
import { Text } from '@cabinet/ui/text'
import { useEffect, useState } from 'react'
import { useFormState } from 'react-final-form'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { useCover } from './data.ts'
import * as styles from '../parts/drawer.css.ts'
import { useShipmentsMessages } from './messages.ts'
import { lowerFirst } from './next-action.ts'
import type { ShipmentValues } from './shipment-values.ts'

/** Typing goes on; the question waits for its end (milliseconds). */
const PAUSE = 400

/** The value as it was when it last stood still. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const questionOf = ({ buyerId, amount, deferralDays, shipmentDate }: Partial<ShipmentValues>) =>
  buyerId && amount && deferralDays && shipmentDate ? { buyerId, amount, deferralDays, shipmentDate } : null

/** What would be insured of the shipment as it stands in the form, and what it costs. */
export const CoverPreview = () => {
  const t = useShipmentsMessages()
  const money = useMoney()
  const { values } = useFormState<ShipmentValues>({ subscription: { values: true } })
  const asked = useSettled(JSON.stringify(questionOf(values)))
  const question = JSON.parse(asked) as ReturnType<typeof questionOf>
  const { data } = useCover(question)
  if (!data || question === null) return null
  const { insuredAmount, premium, availableLimit, uninsuredReason } = data
  return (
    <section className={styles.block} aria-label={t('cover')} aria-live="polite">
      <Text size="caption" tone="muted">
        {t('cover')}
      </Text>
      <div className={styles.blockSum}>
        {t('cover.sum', { insured: money(insuredAmount), amount: money(question.amount) })}
      </div>
      <Text size="caption" tone="muted">
        {t('cover.premium', { sum: money(premium) })}
        {' · '}
        {t('cover.left', { sum: money(availableLimit, 'auto') })}
      </Text>
      {uninsuredReason && (
        <Banner tone="notice">
          {t(insuredAmount > 0 ? 'card.partly' : 'card.uninsured', { reason: lowerFirst(uninsuredReason.description) })}
        </Banner>
      )}
    </section>
  )
}
