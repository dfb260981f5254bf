import type { ClaimCard, ClaimFact } from '@cabinet/contract/claim/shapes'
import { formatDate } from '@cabinet/ui/date-text'
import { Button } from '@cabinet/ui/button'
import { DescriptionList } from '@cabinet/ui/description-list'
import { formatMoney } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { format } from '@cabinet/validators/settlement-account'
import { companyText } from '../../../shared/company-text.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { phoneText } from '../../../shared/names.ts'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useAnswerInsurer } from '../data.ts'
import { useProductName } from './products.ts'
import { Arithmetic } from './arithmetic.tsx'
import { useDeadlineText } from './deadline.tsx'
import { useClaimMessages } from './messages.ts'
import * as styles from './claim.css.ts'
import { Section } from './section.tsx'

/** What the insurer still misses, and the press that sends what has been attached: attaching alone sends nothing. */
const Answer = ({ claim, asked }: { claim: ClaimCard; asked: NonNullable<ClaimCard['asked']> }) => {
  const t = useClaimMessages()
  const attempt = useAttempt()
  const { trigger, isMutating } = useAnswerInsurer()
  const isWhole = asked.left.length === 0
  const count = claim.documents.filter(({ isSent }) => !isSent).length
  const send = () =>
    attempt(async () => {
      await trigger({ params: { id: claim.id } })
      toast.show({ tone: 'positive', text: t('answer.done') })
    })
  return (
    <>
      {!isWhole && (
        <Text size="caption" tone="muted">
          {t('answer.left', { documents: asked.left.map(({ description }) => description).join(', ') })}
        </Text>
      )}
      {claim.possible.answer && (
        <>
          <Button
            data-track="claim-answer"
            {...(!isWhole && { variant: 'outline', tone: 'neutral' })}
            isLoading={isMutating}
            {...(!claim.may.submit && { disabledReason: t('submit.role') })}
            onPress={() => void send()}
          >
            {t('answer.send', { count })}
          </Button>
          <Text size="caption" tone="muted">
            {t('answer.unsent')}
          </Text>
        </>
      )}
    </>
  )
}

/** The day that comes next; while the insurer waits for documents, also the way to send them. */
export const NextDay = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  const wordsOf = useDeadlineText()
  if (!claim.deadline) return null
  const { title, left } = wordsOf(claim.deadline)
  const isAsked = claim.status.name === 'DOCUMENTS_REQUESTED'
  return (
    <Section title={title} {...(isAsked && { className: styles.urgent })}>
      <Text className={styles.big}>{left}</Text>
      <Text tone="muted">{t(`deadline.${claim.deadline.kind}.text`)}</Text>
      {claim.asked && <Answer claim={claim} asked={claim.asked} />}
    </Section>
  )
}

/** What is asked for and what would be paid; once it is decided, the decision says what is. */
export const SumSection = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const isOpen = claim.decision === null && claim.status.name !== 'WITHDRAWN'
  return (
    <Section title={t('sum')}>
      {claim.arithmetic ? (
        <Arithmetic of={claim.arithmetic} product={claim.product.name} isOpen={isOpen} />
      ) : (
        <Text tone="muted">{t('sum.unknown')}</Text>
      )}
      {isOpen && claim.thing && claim.thing.money.rate === null && (
        <Text size="caption" tone="muted">
          {t('sum.most', { sum: formatMoney(claim.thing.money.most, { locale }) })}
        </Text>
      )}
    </Section>
  )
}

const useFactText = () => {
  const { locale } = useIntl()
  return ({ kind, value }: ClaimFact): string => {
    if (kind === 'MONEY') return formatMoney(Number(value), { locale })
    if (kind === 'DAY') return formatDate(String(value), 'date', { locale })
    return kind === 'INSTANT' ? formatDate(String(value), 'dateTime', { locale }) : String(value)
  }
}

/** The insured thing, as it was when the claim began. */
export const ThingDetails = ({ details, className }: { details: readonly ClaimFact[]; className?: string }) => {
  const textOf = useFactText()
  return (
    <DescriptionList
      layout="stacked"
      className={className}
      items={details.map((fact) => ({ label: fact.label, value: companyText(textOf(fact)) }))}
    />
  )
}

/** What has happened, when and where, to whom the money goes, who answers. */
export const AboutSection = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const nameOf = useProductName()
  const { form, thing, paymentDetails, insurer, eventType, subject } = claim
  const date = (day: string | null) => (day === null ? null : formatDate(day, 'date', { locale }))
  const pretensionOf = (day: string | null, number: string | null): string =>
    number === null ? (day ?? t('yes')) : t('about.pretension', { date: day ?? '—', number })
  const name = [form.contact.lastname, form.contact.firstname].filter(Boolean).join(' ')
  const contact = [name, form.contact.phone && phoneText(form.contact.phone), form.contact.email]
  const items: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [t('about.product'), nameOf(claim.product.name)],
    [t('about.subject'), subject?.name],
    [t('about.event'), eventType?.description],
    [t('field.eventDate'), date(form.eventDate)],
    [t('field.detectedDate'), date(form.detectedDate)],
    [t('field.eventPlace'), form.eventPlace],
    [
      t('field.pretension.isSent', { product: claim.product.name }),
      form.pretension?.isSent === true ? pretensionOf(date(form.pretension.date), form.pretension.number) : null,
    ],
    [t('field.bankruptcyCaseNumber'), form.bankruptcyCaseNumber],
    [t('field.pretensionDate'), date(form.pretensionDate)],
    [
      t('about.account'),
      paymentDetails && `${companyText(paymentDetails.bankName)}, ${format(paymentDetails.settlementAccount)}`,
    ],
    [t('about.contact'), contact.filter(Boolean).join(', ')],
    [
      t('about.insurer'),
      insurer.claimNumber === null
        ? companyText(insurer.name)
        : t('about.insurerNumber', { name: companyText(insurer.name), number: insurer.claimNumber }),
    ],
    [t('about.author'), claim.author?.name],
  ]
  return (
    <Section title={t('about')}>
      <DescriptionList layout="stacked" items={items.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
      {thing && <ThingDetails details={thing.facts} />}
      {form.description && <p className={styles.description}>{form.description}</p>}
    </Section>
  )
}
