import { senderPages } from '@cabinet/contract/sender-pages'
import type { SenderInvoiceCard } from '@cabinet/contract/sender-invoice'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { type ReactNode, useId } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { InvoiceStatusBadge } from '../../../../shared/invoice/invoice-status.tsx'
import { PaymentDetails } from '../../../../shared/invoice/payment-details.tsx'
import { ReceivedPayments } from '../../../../shared/invoice/received-payments.tsx'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useInvoice } from '../../invoice-data.ts'
import { monthOf } from './columns.tsx'
import { InvoiceFiles } from './invoice-files.tsx'
import { useInvoicesMessages } from './messages.ts'

const WIDTH = 600

interface PartProps {
  readonly invoice: SenderInvoiceCard
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading id={id} level={3}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

const Notices = ({ invoice: { replacedById, suspensionDate } }: PartProps) => {
  const t = useInvoicesMessages()
  const { locale } = useIntl()
  return (
    <>
      {replacedById && (
        <Banner
          action={
            <ButtonLink
              href={senderPages['Sender:InvoicesPayment']({}, { open: replacedById })}
              variant="quiet"
              size="small"
            >
              {t('card.toReplacement')}
            </ButtonLink>
          }
        >
          {t('card.replaced')}
        </Banner>
      )}
      {suspensionDate && (
        <Banner tone="negative">
          {t('card.suspension', { date: formatDate(suspensionDate, 'date', { locale }) })}
        </Banner>
      )}
    </>
  )
}

const Facts = ({ invoice }: PartProps) => {
  const t = useInvoicesMessages()
  const { locale } = useIntl()
  return (
    <DescriptionList
      items={[
        { label: t('column.period'), value: <DateText value={monthOf(invoice)} format="month" /> },
        { label: t('column.issued'), value: <DateText value={invoice.issueDate} /> },
        { label: t('column.due'), value: <DateText value={invoice.dueDate} /> },
        { label: t('column.orders'), value: invoice.ordersCount.toLocaleString(locale) },
        {
          label: t('column.price'),
          value: invoice.price === null ? t('price.differs') : <Money kopecks={invoice.price} />,
        },
        { label: t('column.amount'), value: <Money kopecks={invoice.amount} /> },
        { label: t('column.paid'), value: <Money kopecks={invoice.paidAmount} /> },
        ...(invoice.paidDate ? [{ label: t('column.paidDate'), value: <DateText value={invoice.paidDate} /> }] : []),
      ]}
    />
  )
}

const Content = ({ invoice }: PartProps) => {
  const t = useInvoicesMessages()
  return (
    <Stack gap={24}>
      <div>
        <InvoiceStatusBadge status={invoice.status} />
      </div>
      <Notices invoice={invoice} />
      {invoice.payment ? (
        <Part title={t('card.pay')}>
          <PaymentDetails payment={invoice.payment} />
        </Part>
      ) : (
        <Text tone="muted">{t('card.nothing')}</Text>
      )}
      <Part title={t('card.facts')}>
        <Facts invoice={invoice} />
      </Part>
      <ReceivedPayments payments={invoice.payments} />
      <Part title={t('card.files')}>
        <InvoiceFiles invoice={invoice} />
      </Part>
    </Stack>
  )
}

/** An invoice: how to pay it, what it is for, its documents and orders. */
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
          <ButtonLink href={senderPages['Sender:OrderRegister']({}, { invoice: id })} variant="outline">
            {t('card.orders')}
          </ButtonLink>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {shared('close')}
          </Button>
        </Inline>
      }
    >
      {invoice ? (
        <Content invoice={invoice} />
      ) : error === undefined ? (
        <SkeletonText lines={12} />
      ) : (
        <LoadFailure error={error} onRetry={() => mutate()} />
      )}
    </Drawer>
  )
}
