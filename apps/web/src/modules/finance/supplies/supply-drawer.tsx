import { financePages } from '@cabinet/contract/finance/pages'
import { get as getObject } from '@cabinet/contract/finance/objects'
import { get, type SupplyCard } from '@cabinet/contract/finance/supplies'
import { ButtonLink } from '@cabinet/ui/button-link'
import { formatDate } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { formatMoney, Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useRead } from '../../../shared/api/data.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { ObjectBadge, SupplyBadge } from '../registers/badges.tsx'
import * as styles from '../registers/drawer.css.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { StatusHistory } from '../registers/status-history.tsx'
import { DocumentList } from './document-list.tsx'

const WIDTH = 480

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={8}>
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
)

/** What the bank pays for the supply, or could pay. */
const Financing = ({ of }: { of: NonNullable<SupplyCard['financingObject']> }) => {
  const t = useRegistersMessages()
  const { formatNumber } = useIntl()
  const found = useRead(getObject, { params: { id: of.id } })
  const object = found.data
  return (
    <div className={styles.block}>
      <Inline gap={12} justify="between" align="start">
        <div>
          <Text size="caption" tone="muted">
            {t('object.named', { number: of.number })}
          </Text>
          {object && <Money className={styles.blockSum} kopecks={object.financingAmount} />}
        </div>
        <ObjectBadge status={of.status} />
      </Inline>
      {object && (
        <DescriptionList
          items={[
            { label: t('agreement'), value: t('numbered', { number: object.agreement.number }) },
            {
              label: t('object.advance'),
              value: formatNumber(object.advanceRate / 100, { style: 'percent', maximumFractionDigits: 2 }),
            },
            ...(object.accruedInterest > 0
              ? [{ label: t('object.accrued'), value: <Money kopecks={object.accruedInterest} /> }]
              : []),
            { label: t('object.residual'), value: <Money kopecks={object.residualAmount} /> },
          ]}
        />
      )}
      {!object && (found.error ? <Text tone="muted">{t('object.unknown')}</Text> : <SkeletonText lines={3} />)}
    </div>
  )
}

const Content = ({ supply }: { supply: SupplyCard }) => {
  const t = useRegistersMessages()
  const { locale } = useIntl()
  const date = (day: string) => formatDate(day, 'date', { locale })
  const due = t('supply.dueValue', { date: date(supply.dueDate), days: supply.deferralDays })
  return (
    <Stack gap={24}>
      <Inline gap={12} justify="between">
        <Money className={styles.sum} kopecks={supply.amount} />
        <SupplyBadge supply={supply} />
      </Inline>
      <DescriptionList
        items={[
          { label: t('buyer'), value: companyText(supply.buyer.shortName) },
          { label: t('itn'), value: supply.buyer.itn },
          {
            label: t('supply.contract'),
            value: t('contract', { number: supply.contract.number, date: date(supply.contract.date) }),
          },
          { label: t('supply.date'), value: date(supply.supplyDate) },
          { label: t('supply.vat'), value: formatMoney(supply.vatAmount, { locale }) },
          { label: t('supply.dueDate'), value: due },
          { label: t('supply.paid'), value: formatMoney(supply.paidAmount, { locale }) },
          { label: t('supply.debt'), value: formatMoney(supply.debtAmount, { locale }) },
        ]}
      />
      <Section title={t('documents')}>
        {supply.invoices.length > 0 ? (
          <DocumentList invoices={supply.invoices} />
        ) : (
          <Text tone="muted">{t('documents.none')}</Text>
        )}
      </Section>
      <Section title={t('financing')}>
        {supply.financingObject ? (
          <Financing of={supply.financingObject} />
        ) : (
          <Text tone="muted">{t('financing.none')}</Text>
        )}
      </Section>
      <Section title={t('history')}>
        <StatusHistory
          events={supply.history}
          expected={
            supply.debtAmount > 0 && supply.overdueDays === 0 && supply.status.name !== 'CANCELLED'
              ? { title: t('supply.expected'), note: date(supply.dueDate) }
              : undefined
          }
        />
      </Section>
    </Stack>
  )
}

/** A supply with its documents, what the bank does about it, and what has happened. */
export const SupplyDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useRegistersMessages()
  const found = useRead(get, { params: { id } })
  const supply = found.data
  const object = supply?.financingObject
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={supply ? t('supply.title', { number: supply.number }) : t('supply.untitled')}
      onOpenChange={onClose}
      footer={
        object && (
          <ButtonLink href={financePages.financing({}, { view: 'list', open: object.id })}>
            {t('supply.openObject')}
          </ButtonLink>
        )
      }
    >
      {supply && <Content supply={supply} />}
      {!supply && found.error !== undefined && <LoadFailure error={found.error} onRetry={() => found.mutate()} />}
      {!supply && found.error === undefined && <SkeletonText lines={10} />}
    </Drawer>
  )
}
