import { financePages } from '@cabinet/contract/finance-pages'
import type { Offer } from '@cabinet/contract/finance'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { companyText } from '../../../shared/company-text.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useMessages } from '../messages.ts'
import { BankLogo } from './bank-heading.tsx'
import * as styles from './closed-offers.css.ts'
import { useRate } from './use-rate.ts'

/** Nothing more can be done here: refused, withdrawn or ended. */
export const isClosed = ({ request, status }: Offer): boolean => {
  if (request?.agreement) return !request.agreement.valid
  return request === null ? status?.name === 'CANCEL' : request.status.name === 'CANCEL'
}

/** How it has ended: the sum that it was about, the word for its end, what else is known, the way to it. */
const useEnd = (offer: Offer) => {
  const t = useMessages()
  const intl = useIntl()
  const rate = useRate()
  const day = (date: string) => intl.formatDate(date, { dateStyle: 'short', timeZone: 'UTC' })
  const { request, financingLimit: limit } = offer
  const { agreement } = request ?? {}
  if (agreement)
    return {
      sum: agreement.financingLimit,
      word: t('agreement.invalid'),
      isRefused: false,
      notes: [
        t('agreement.number', {
          number: agreement.number,
          date: intl.formatDate(agreement.createdDateTime, { dateStyle: 'short' }),
        }),
        t('rateValue', { rate: rate(agreement.interestRate) }),
        t('endedOn', { date: day(agreement.finishedDate) }),
      ],
    }
  if (request)
    return {
      sum: request.financingLimit.financingLimit,
      word: t('status.CANCEL'),
      isRefused: true,
      notes: [
        ...(request.decisionComment ? [request.decisionComment] : []),
        ...(request.retryAvailableDate ? [t('retryOn', { date: day(request.retryAvailableDate) })] : []),
      ],
      href: financePages['offer-request-form']({ id: request.id }),
    }
  return {
    sum: limit.financingLimit,
    word: offer.status?.description ?? t('offer.CANCEL'),
    isRefused: true,
    notes: [t('rateFrom', { rate: rate(limit.interestRate) })],
  }
}

const Closed = ({ offer }: { offer: Offer }) => {
  const t = useMessages()
  const { bank } = offer.financingLimit
  const { sum, word, isRefused, notes, href } = useEnd(offer)
  return (
    <article className={styles.row}>
      <BankLogo bank={bank} />
      <div className={styles.bank}>
        <Heading level={3} size="body">
          {companyText(bank.fullName)}
        </Heading>
        <Text size="caption" tone="muted">
          {t(`product.${offer.product}`)}
        </Text>
      </div>
      <Money className={styles.sum} kopecks={sum} fraction="auto" />
      <div className={styles.end}>
        <Text tone={isRefused ? 'negative' : 'muted'}>{word}</Text>
        {notes.map((note) => (
          <Text key={note} size="caption" tone="muted">
            {note}
          </Text>
        ))}
      </div>
      <span className={styles.way}>
        {href !== undefined && (
          <Link href={href} isStandalone>
            {t('request.open')}
          </Link>
        )}
      </span>
    </article>
  )
}

/** What has ended stands below what can still be done, a line each: it is known, and asks for nothing. */
export const ClosedOffers = ({ offers }: { offers: readonly Offer[] }) => (
  <div className={styles.list}>
    {offers.map((offer) => (
      <Closed key={offer.id} offer={offer} />
    ))}
  </div>
)
