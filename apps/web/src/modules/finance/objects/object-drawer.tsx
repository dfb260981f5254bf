import { financePages } from '@cabinet/contract/finance/pages'
import { type FinancingObjectCard, get } from '@cabinet/contract/finance/objects'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { formatDate } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useRead } from '../../../shared/api/data.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { apart } from '../../../shared/ui/apart.css.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { ObjectBadge } from '../registers/badges.tsx'
import * as styles from '../registers/drawer.css.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { StatusHistory } from '../registers/status-history.tsx'
import { useWithdraw } from '../registers/data.ts'
import { todayInMoscow } from '../registers/address.ts'

const WIDTH = 480

type Card = FinancingObjectCard

/** Dates and sums that there are; what has not happened is left out. */
const useDetails = (object: Card) => {
  const t = useRegistersMessages()
  const { locale, formatNumber } = useIntl()
  const date = (day: string) => formatDate(day, 'date', { locale })
  const percent = (points: number) => formatNumber(points / 100, { style: 'percent', maximumFractionDigits: 2 })
  const { agreement, buyer, invoice, supply } = object
  const onDay = (label: string, day: string | null) => (day === null ? [] : [{ label, value: date(day) }])
  return {
    about: [
      {
        label: t('agreement'),
        value: t('object.underAgreement', { number: agreement.number, bank: companyText(agreement.bank.shortName) }),
      },
      ...(buyer ? [{ label: t('buyer'), value: companyText(buyer.shortName) }] : []),
      ...(invoice
        ? [
            {
              label: t('object.document'),
              value: t('document', { type: invoice.type.description, number: invoice.number }),
            },
          ]
        : []),
      ...(supply ? [{ label: t('object.supply'), value: supply.number }] : []),
      ...(object.purpose === null ? [] : [{ label: t('tranche.purpose'), value: object.purpose }]),
      { label: t('object.claim'), value: <Money kopecks={object.claimAmount} /> },
      { label: t('object.advance'), value: percent(object.advanceRate) },
    ],
    money: [
      { label: t('rate'), value: t('rate.value', { rate: percent(object.interestRate) }) },
      ...(object.financedDate === null
        ? []
        : [
            {
              label: t('object.accruedOn', { date: date(object.repaidDate ?? todayInMoscow()) }),
              value: <Money kopecks={object.accruedInterest} />,
            },
          ]),
      ...(object.repaidAmount > 0
        ? [{ label: t('object.repaid'), value: <Money kopecks={object.repaidAmount} /> }]
        : []),
      ...(object.kind === 'CLAIM'
        ? [{ label: t('object.residual'), value: <Money kopecks={object.residualAmount} /> }]
        : []),
      ...onDay(t('object.lastOrderDate'), object.status.name === 'AVAILABLE' ? object.lastOrderDate : null),
      ...onDay(t('object.orderDate'), object.orderDate),
      ...onDay(t('object.financedDate'), object.financedDate),
      ...onDay(t('object.plannedRepayment'), object.plannedRepaymentDate),
      ...onDay(t('object.repaidDate'), object.repaidDate),
    ],
  }
}

const Content = ({ object }: { object: Card }) => {
  const t = useRegistersMessages()
  const { locale } = useIntl()
  const { about, money } = useDetails(object)
  const isOwed = ['ORDERED', 'SENT_TO_BANK', 'FINANCED'].includes(object.status.name)
  return (
    <Stack gap={24}>
      <Inline gap={12} justify="between">
        <Money className={styles.sum} kopecks={object.financingAmount} />
        <ObjectBadge status={object.status} />
      </Inline>
      {object.rejectReason !== null && (
        <Banner tone="negative" title={object.rejectReason}>
          {t(object.isFixable ? 'order.mend' : 'object.final')}
        </Banner>
      )}
      <DescriptionList items={about} />
      <div className={styles.block}>
        <DescriptionList items={money} />
      </div>
      <Stack as="section" gap={8}>
        <Heading level={3}>{t('history')}</Heading>
        <StatusHistory
          events={object.history}
          expected={
            isOwed && object.plannedRepaymentDate !== null
              ? { title: t('object.expected'), note: formatDate(object.plannedRepaymentDate, 'date', { locale }) }
              : undefined
          }
        />
      </Stack>
    </Stack>
  )
}

/** Asks before an order is taken back. */
const WithdrawQuestion = ({ object, onClose, onDone }: { object: Card; onClose: () => void; onDone: () => void }) => {
  const t = useRegistersMessages()
  const shared = useSharedMessages()
  const { trigger } = useWithdraw()
  const confirm = async () => {
    try {
      await trigger({ params: { id: object.id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('withdraw.done', { number: object.number }) })
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('withdraw.title')}
      confirmLabel={t('withdraw')}
      tone="negative"
      onConfirm={confirm}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {t(object.kind === 'TRANCHE' ? 'withdraw.tranche' : 'withdraw.claim')}
    </ConfirmDialog>
  )
}

/** A financing object: its terms, what interest has come together, what has happened, and the way back. */
export const ObjectDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useRegistersMessages()
  const found = useRead(get, { params: { id } })
  const [isAsking, setAsking] = useState(false)
  const object = found.data
  return (
    <>
      <Drawer
        isOpen
        width={WIDTH}
        title={object ? t('object.title', { number: object.number }) : t('object.untitled')}
        onOpenChange={onClose}
        footer={
          object && (
            <>
              {object.status.name === 'ORDERED' && (
                <Button
                  className={apart}
                  variant="quiet"
                  tone="negative"
                  disabledReason={object.isWithdrawable ? undefined : t('withdraw.tooLate')}
                  onPress={() => setAsking(true)}
                >
                  {t('withdraw')}
                </Button>
              )}
              {object.supply && (
                <ButtonLink
                  href={financePages.deliveries({}, { open: object.supply.id })}
                  {...(object.isAvailable && { variant: 'outline', tone: 'neutral' })}
                >
                  {t('object.openSupply')}
                </ButtonLink>
              )}
              {object.isAvailable && (
                <ButtonLink href={financePages.financing({}, { agreement: object.agreement.id })}>
                  {t('object.chooseDay')}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {object && <Content object={object} />}
        {!object && found.error !== undefined && <LoadFailure error={found.error} onRetry={() => found.mutate()} />}
        {!object && found.error === undefined && <SkeletonText lines={10} />}
      </Drawer>
      {isAsking && object && (
        <WithdrawQuestion
          object={object}
          onClose={() => setAsking(false)}
          // A tranche that is taken back is no more; a claim stays and is available again.
          onDone={object.kind === 'TRANCHE' ? onClose : () => setAsking(false)}
        />
      )}
    </>
  )
}
