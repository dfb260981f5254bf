import { claimPages } from '@cabinet/contract/claim/pages'
import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { formatDate } from '@cabinet/ui/date-text'
import { Link } from '@cabinet/ui/link'
import { Text } from '@cabinet/ui/text'
import { FileText } from 'lucide-react'
import type { ShownFile } from '../../../shared/files/file-view.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useClaimMessages } from '../parts/messages.ts'
import { type SumLine, SumList } from '../parts/sum-list.tsx'
import { Section } from '../parts/section.tsx'

/** What the insurer has decided, as arithmetic, with its reason and its letter; then what was paid. */
export const Decision = ({ claim, onOpen }: { claim: ClaimCard; onOpen: (file: ShownFile) => void }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const { decision, payment, claimedAmount } = claim
  if (!decision) return null
  const { date, approvedAmount, deduction, reason, comment, letter } = decision
  const lines: readonly SumLine[] = [
    { label: t('sum.claimed'), value: claimedAmount ?? approvedAmount + deduction },
    ...(deduction > 0
      ? [
          {
            label: reason ? t('decision.because', { reason: reason.description }) : t('decision.deduction'),
            value: -deduction,
          },
        ]
      : []),
    { label: t('decision.approved'), value: approvedAmount, isTotal: true },
  ]
  return (
    <Section
      title={t('decision')}
      end={
        <Text as="span" tone="muted">
          {formatDate(date, 'date', { locale })}
        </Text>
      }
    >
      {approvedAmount === 0 ? (
        <Banner tone="negative" title={reason?.description ?? t('decision.refused')}>
          {comment}
        </Banner>
      ) : (
        <>
          <SumList lines={lines} />
          {comment && <Text>{comment}</Text>}
        </>
      )}
      {payment && (
        <Banner tone="positive" title={t('payment.title', { date: formatDate(payment.date, 'date', { locale }) })}>
          {payment.orderNumber !== null && t('payment.order', { number: payment.orderNumber })}
        </Banner>
      )}
      {letter && (
        <span>
          <Button
            variant="quiet"
            icon={FileText}
            onPress={() => onOpen({ id: letter.id, name: letter.name, type: letter.contentType })}
          >
            {t('decision.letter')}
          </Button>
        </span>
      )}
      {claim.clonedTo && (
        <Text>
          {t.rich('clone.to', {
            link: <Link href={claimPages.claim({ id: claim.clonedTo.id })}>{claim.clonedTo.number}</Link>,
          })}
        </Text>
      )}
    </Section>
  )
}
