import type { Offer } from '@cabinet/contract/finance'
import { Accordion } from '@cabinet/ui/accordion'
import { Card } from '@cabinet/ui/card'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { memo } from 'react'
import { companyText } from '../../../../shared/company-text.ts'
import { BankLogo } from '../../offers/bank-heading.tsx'
import { useRequestMessages } from '../messages.ts'
import * as styles from './request.css.ts'
import { useFormats } from './use-formats.ts'

const Terms = ({ offer }: { offer: Offer }) => {
  const t = useRequestMessages()
  const { sum, percent } = useFormats()
  const { financingLimit: limit } = offer
  return (
    <Stack gap={16}>
      <div>
        <Text size="caption" tone="muted">
          {t('offer.limit')}
        </Text>
        <div className={styles.big}>{sum(limit.financingLimit)}</div>
      </div>
      <DescriptionList
        items={[
          { label: t('offer.rate'), value: t('offer.rateFrom', { rate: percent(limit.interestRate) }) },
          { label: t('offer.advance'), value: percent(limit.advanceRate) },
          { label: t('offer.deferral'), value: t('offer.deferralDays', { days: limit.maxDeferralDays }) },
          {
            label: t('offer.recourse'),
            value: t(limit.withRecourse ? 'offer.withRecourse' : 'offer.withoutRecourse'),
          },
          { label: t('offer.until'), value: <DateText value={limit.endDate} /> },
        ]}
      />
      <Text size="caption" tone="muted">
        {t('offer.rateNote')}
      </Text>
      <Stack gap={4}>
        <Heading level={4}>{t('offer.after')}</Heading>
        <Text size="caption" tone="muted">
          {t('offer.afterText')}
        </Text>
      </Stack>
    </Stack>
  )
}

const BankName = ({ offer, note }: { offer: Offer; note: string }) => (
  <Inline gap={12} isSingleLine>
    <BankLogo bank={offer.financingLimit.bank} />
    <div>
      <Text weight="semibold">{companyText(offer.financingLimit.bank.fullName)}</Text>
      <Text size="caption" tone="muted">
        {note}
      </Text>
    </div>
  </Inline>
)

/** What the bank offers, beside the form; where there is no room, a line above it that opens. */
export const OfferAside = memo(({ offer, isSent = false }: { offer: Offer; isSent?: boolean }) => {
  const t = useRequestMessages()
  const { sum, percent } = useFormats()
  const { financingLimit, interestRate } = offer.financingLimit
  const short = t('offer.short', { limit: sum(financingLimit), rate: percent(interestRate) })
  return (
    <aside className={isSent ? styles.asideOfSent : styles.aside} aria-label={t('offer.title')}>
      <Card className={styles.beside}>
        <Stack gap={16}>
          <BankName offer={offer} note={t(`product.${offer.product}`)} />
          <Terms offer={offer} />
        </Stack>
      </Card>
      <Card className={styles.above} isPadded={false}>
        <Accordion
          data-track="request-offer"
          items={[{ id: 'offer', title: <BankName offer={offer} note={short} />, content: <Terms offer={offer} /> }]}
        />
      </Card>
    </aside>
  )
})
