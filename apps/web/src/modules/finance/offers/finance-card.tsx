import { financePages } from '@cabinet/contract/finance/pages'
import type { Agreement, FinanceRequest, Offer } from '@cabinet/contract/finance'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Meter } from '@cabinet/ui/meter'
import { Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { Check, CircleOff, Clock } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { companyText } from '../../../shared/company-text.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useCan, useUser } from '../../../shared/access/user.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useCreateRequest } from '../data.ts'
import { useMessages } from '../messages.ts'
import { BankHeading } from './bank-heading.tsx'
import * as styles from './finance-card.css.ts'
import { useRate } from './use-rate.ts'

/** Request statuses that the person must know about, with the messages of the owner. */
const looks = {
  SEND_BANK: { tone: 'notice', icon: Clock },
  PROCESSING: { tone: 'notice', icon: Clock },
  CANCEL: { tone: 'negative' },
} as const
const hasStatusBanner = (name: string): name is keyof typeof looks => name in looks

/** Nothing has been asked of the bank. */
export const isUntouched = ({ request }: Offer): boolean => request === null
/** Nothing more can be done here: refused, withdrawn or ended. */
export const isClosed = ({ request, status }: Offer): boolean => {
  if (request?.agreement) return !request.agreement.valid
  return request === null ? status?.name === 'CANCEL' : request.status.name === 'CANCEL'
}
/** A request that is still a draft. */
export const isBegun = ({ request }: Offer): boolean => request?.status.name === 'DRAFT'

interface OfferProps {
  readonly offer: Offer
  /** The step that the page leads to; the others are there without pressing. */
  readonly isNext: boolean
}

const OfferActions = ({ offer, isNext }: OfferProps) => {
  const t = useMessages()
  const shared = useSharedMessages()
  const navigate = useNavigate()
  const isVerified = useCan()(['!UNVERIFIED_USER'])
  const { trigger, isMutating } = useCreateRequest()
  const look = isNext ? {} : ({ variant: 'outline', tone: 'neutral' } as const)
  const existing = offer.request?.id
  if (existing)
    return (
      <ButtonLink {...look} href={financePages['offer-request-form']({ id: existing })}>
        {t('continue')}
      </ButtonLink>
    )
  const apply = async () => {
    try {
      const request = await trigger({ query: { offerId: offer.id } })
      await navigate(financePages['offer-request-form']({ id: request.id }))
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
    }
  }
  return (
    <Button
      {...look}
      isLoading={isMutating}
      disabledReason={isVerified ? undefined : shared('problem.forbidden')}
      onPress={() => void apply()}
    >
      {t('apply')}
    </Button>
  )
}

/** No request yet, or a draft of one. */
const OfferCard = ({ offer, isNext }: OfferProps) => {
  const t = useMessages()
  const rate = useRate()
  const { financingLimit: limit } = offer
  const isWithdrawn = offer.status?.name === 'CANCEL'
  // One's own name says nothing; another one is worth a line.
  const isOwn = useUser().organization?.itn === offer.recipient.itn
  return (
    <Card as="article" className={styles.root}>
      <BankHeading bank={limit.bank} product={t(`product.${offer.product}`)} />
      <div>
        <Text size="caption" tone="muted">
          {t('limitUpTo')}
        </Text>
        <Money className={styles.sum} kopecks={limit.financingLimit} fraction="auto" />
      </div>
      {isWithdrawn ? (
        <Banner tone="negative">{offer.status?.description ?? t('offer.CANCEL')}</Banner>
      ) : (
        <Text size="caption" tone="muted">
          {t('rateNote')}
        </Text>
      )}
      <div className={styles.details}>
        <DescriptionList
          items={[
            { label: t('rate'), value: t('rateFrom', { rate: rate(limit.interestRate) }) },
            { label: t('offerUntil'), value: <DateText value={limit.endDate} /> },
          ]}
        />
        {!isOwn && (
          <DescriptionList
            layout="stacked"
            items={[{ label: t('recipient'), value: companyText(offer.recipient.fullName) }]}
          />
        )}
      </div>
      <div className={styles.footer}>{!isWithdrawn && <OfferActions offer={offer} isNext={isNext} />}</div>
    </Card>
  )
}

/** The bank has the request, or has refused it. */
const RequestCard = ({ offer, request }: { offer: Offer; request: FinanceRequest }) => {
  const t = useMessages()
  const intl = useIntl()
  const { name, description } = request.status
  return (
    <Card as="article" className={styles.root}>
      <BankHeading bank={offer.financingLimit.bank} product={t(`product.${offer.product}`)} />
      <div>
        <Text size="caption" tone="muted">
          {t('limit')}
        </Text>
        <Money className={styles.sum} kopecks={request.financingLimit.financingLimit} fraction="auto" />
      </div>
      {hasStatusBanner(name) ? (
        <Banner {...looks[name]}>{t(`status.${name}`)}</Banner>
      ) : (
        <Banner tone="info">{description || t('status.unknown')}</Banner>
      )}
      <DescriptionList
        items={[
          {
            label: t('request'),
            value: t.rich('requestValue', {
              whole: (chunks) => <span className={styles.whole}>{chunks}</span>,
              number: request.number,
              date: intl.formatDate(request.createdDateTime, { dateStyle: 'short' }),
            }),
          },
          ...(request.decisionComment ? [{ label: t('comment'), value: request.decisionComment }] : []),
          ...(name === 'CANCEL' && request.retryAvailableDate
            ? [{ label: t('retryFrom'), value: <DateText value={request.retryAvailableDate} /> }]
            : []),
        ]}
      />
      <div className={styles.footer}>
        <ButtonLink href={financePages['offer-request-form']({ id: request.id })} variant="outline" tone="neutral">
          {t('request.open')}
        </ButtonLink>
      </div>
    </Card>
  )
}

const AgreementCard = ({ offer, agreement }: { offer: Offer; agreement: Agreement }) => {
  const t = useMessages()
  const intl = useIntl()
  const rate = useRate()
  const mayFinance = useCan()(['FINANCE'])
  const sum = (kopecks: number) =>
    intl.formatNumber(kopecks / 100, {
      style: 'currency',
      currency: 'RUB',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    })
  const used = t('agreement.used', { used: sum(agreement.usedLimit), limit: sum(agreement.financingLimit) })
  return (
    <Card as="article" className={styles.root}>
      <BankHeading
        bank={offer.financingLimit.bank}
        product={t(`product.${offer.product}`)}
        badge={
          agreement.valid ? (
            <Badge tone="positive" icon={Check}>
              {t('agreement.valid')}
            </Badge>
          ) : (
            <Badge icon={CircleOff}>{t('agreement.invalid')}</Badge>
          )
        }
      />
      <div>
        <Text size="caption" tone="muted">
          {t('agreement.number', {
            number: agreement.number,
            date: intl.formatDate(agreement.createdDateTime, { dateStyle: 'short' }),
          })}
        </Text>
        <Money className={styles.sum} kopecks={agreement.financingLimit} fraction="auto" />
      </div>
      <div>
        {agreement.valid && (
          <Meter value={agreement.usedLimit} maxValue={agreement.financingLimit} label={used} valueLabel={used}>
            {used}
          </Meter>
        )}
      </div>
      <DescriptionList
        items={[
          { label: t('rate'), value: t('rateValue', { rate: rate(agreement.interestRate) }) },
          {
            label: t(agreement.valid ? 'agreement.until' : 'agreement.ended'),
            value: <DateText value={agreement.finishedDate} />,
          },
        ]}
      />
      <div className={styles.footer}>
        {agreement.valid && mayFinance && (
          <ButtonLink href={financePages.financing()} variant="outline" tone="neutral">
            {t('agreement.objects')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** One offer of a bank in the form that its life has reached: offer, request or agreement. */
export const FinanceCard = ({ offer, isNext }: OfferProps) => {
  const { request } = offer
  if (request?.agreement) return <AgreementCard offer={offer} agreement={request.agreement} />
  if (request && request.status.name !== 'DRAFT') return <RequestCard offer={offer} request={request} />
  return <OfferCard offer={offer} isNext={isNext} />
}
