import { debtorPages } from '@cabinet/contract/debtor-pages'
import { type DebtorInvoiceCard, pdf, shipments } from '@cabinet/contract/debtor-invoice'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { MadeFile } from '../../../../shared/files/made-file.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { InvoiceStatusBadge } from '../../../../shared/invoice/invoice-status.tsx'
import { PaymentDetails } from '../../../../shared/invoice/payment-details.tsx'
import { ReceivedPayments } from '../../../../shared/invoice/received-payments.tsx'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useInvoice } from '../../invoice-data.ts'
import { DrawerPart } from '../drawer-part.tsx'
import { monthOf } from './columns.tsx'
import { useInvoicesMessages } from './messages.ts'

const WIDTH = 600

interface PartProps {
  readonly invoice: DebtorInvoiceCard
}

const Facts = ({ invoice }: PartProps) => {
  const t = useInvoicesMessages()
  const { locale } = useIntl()
  const { minimumAmount, paidDate } = invoice
  return (
    <DescriptionList
      items={[
        { label: t('column.period'), value: <DateText value={monthOf(invoice)} format="month" /> },
        { label: t('column.issued'), value: <DateText value={invoice.issueDate} /> },
        { label: t('column.due'), value: <DateText value={invoice.dueDate} /> },
        { label: t('column.shipments'), value: invoice.shipmentsCount.toLocaleString(locale) },
        { label: t('card.premium'), value: <Money kopecks={invoice.premiumAmount} /> },
        ...(minimumAmount === 0 ? [] : [{ label: t('card.minimum'), value: <Money kopecks={minimumAmount} /> }]),
        { label: t('column.amount'), value: <Money kopecks={invoice.amount} /> },
        { label: t('column.paid'), value: <Money kopecks={invoice.paidAmount} /> },
        ...(paidDate === null ? [] : [{ label: t('column.paidDate'), value: <DateText value={paidDate} /> }]),
      ]}
    />
  )
}

const Content = ({ invoice }: PartProps) => {
  const t = useInvoicesMessages()
  const { locale } = useIntl()
  const { id, status, suspensionDate, payment } = invoice
  return (
    <Stack gap={24}>
      <div>
        <InvoiceStatusBadge status={status} />
      </div>
      {suspensionDate !== null && (
        <Banner tone="negative">
          {t('card.suspension', { date: formatDate(suspensionDate, 'date', { locale }) })}
        </Banner>
      )}
      {payment ? (
        <DrawerPart title={t('card.pay')}>
          <PaymentDetails payment={payment} />
        </DrawerPart>
      ) : (
        <Text tone="muted">{t('card.nothing')}</Text>
      )}
      <DrawerPart title={t('card.facts')}>
        <Facts invoice={invoice} />
      </DrawerPart>
      <ReceivedPayments payments={invoice.payments} />
      <DrawerPart title={t('card.files')}>
        <Inline gap={8}>
          <MadeFile of={pdf} id={id} label={t('card.pdf')} />
          <MadeFile of={shipments} id={id} label={t('card.registry')} />
        </Inline>
      </DrawerPart>
    </Stack>
  )
}

/** A premium invoice: how to pay it, what it is for, its documents and shipments. */
export const InvoiceDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useInvoicesMessages()
  const shared = useSharedMessages()
  const { data: invoice, error, mutate } = useInvoice(id)
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={invoice ? t('card.title', { number: invoice.number }) : t('card.loading')}
      onOpenChange={onClose}
      footer={
        <Inline gap={8}>
          <ButtonLink href={debtorPages['Debtors:OrderRegister']({}, { invoice: id })} variant="outline">
            {t('card.shipments')}
          </ButtonLink>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {shared('close')}
          </Button>
        </Inline>
      }
    >
      {invoice && <Content invoice={invoice} />}
      {!invoice && error !== undefined && <LoadFailure error={error} onRetry={() => mutate()} />}
      {!invoice && error === undefined && <SkeletonText lines={12} />}
    </Drawer>
  )
}
