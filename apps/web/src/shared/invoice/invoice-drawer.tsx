import type { InvoiceCard } from '@cabinet/contract/invoice'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DateText, formatDate } from '@cabinet/ui/date-text'
import { DescriptionList, type DescriptionListProps } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import { useIntl } from '../intl/messages.ts'
import { LoadFailure } from '../loaded.tsx'
import { useSharedMessages } from '../messages.ts'
import { DrawerPart } from '../ui/drawer-part.tsx'
import { monthOf } from './columns.tsx'
import { InvoiceStatusBadge } from './invoice-status.tsx'
import { useInvoiceMessages } from './messages.ts'
import { PaymentDetails } from './payment-details.tsx'
import { ReceivedPayments } from './received-payments.tsx'

const WIDTH = 600

/** What the card of a product's invoice says in its own texts. */
interface InvoiceTexts<Card> {
  /** What follows when it stays unpaid until a day. */
  readonly suspension: (date: string) => string
  /** What the invoice counts, between its dates and its sum. */
  readonly counted: (invoice: Card) => DescriptionListProps['items']
  readonly files: (invoice: Card) => ReactNode
  /** What is to be known before anything else. */
  readonly notice?: (invoice: Card) => ReactNode
}

interface ContentProps<Card> {
  readonly invoice: Card
  readonly texts: InvoiceTexts<Card>
}

const Details = <Card extends InvoiceCard>({ invoice, texts }: ContentProps<Card>) => {
  const t = useInvoiceMessages()
  const { issueDate, dueDate, amount, paidAmount, paidDate } = invoice
  return (
    <DescriptionList
      items={[
        { label: t('column.period'), value: <DateText value={monthOf(invoice)} format="month" /> },
        { label: t('column.issued'), value: <DateText value={issueDate} /> },
        { label: t('column.due'), value: <DateText value={dueDate} /> },
        ...texts.counted(invoice),
        { label: t('column.amount'), value: <Money kopecks={amount} /> },
        { label: t('column.paid'), value: <Money kopecks={paidAmount} /> },
        ...(paidDate === null ? [] : [{ label: t('column.paidDate'), value: <DateText value={paidDate} /> }]),
      ]}
    />
  )
}

const Content = <Card extends InvoiceCard>({ invoice, texts }: ContentProps<Card>) => {
  const t = useInvoiceMessages()
  const { locale } = useIntl()
  const { status, suspensionDate, payment, payments } = invoice
  return (
    <Stack gap={24}>
      <div>
        <InvoiceStatusBadge status={status} />
      </div>
      {texts.notice?.(invoice)}
      {suspensionDate !== null && (
        <Banner tone="negative">{texts.suspension(formatDate(suspensionDate, 'date', { locale }))}</Banner>
      )}
      {payment ? (
        <DrawerPart title={t('card.pay')}>
          <PaymentDetails payment={payment} />
        </DrawerPart>
      ) : (
        <Text tone="muted">{t('card.nothing')}</Text>
      )}
      <DrawerPart title={t('card.facts')}>
        <Details invoice={invoice} texts={texts} />
      </DrawerPart>
      <ReceivedPayments payments={payments} />
      <DrawerPart title={t('card.files')}>
        <Inline gap={8}>{texts.files(invoice)}</Inline>
      </DrawerPart>
    </Stack>
  )
}

/** An invoice: how to pay it, what it is for, its documents, and the way to what it counts. */
export const InvoiceDrawer = <Card extends InvoiceCard>({
  of: { data: invoice, error, mutate },
  texts,
  link,
  onClose,
}: {
  of: { readonly data: Card | undefined; readonly error: unknown; readonly mutate: () => Promise<unknown> }
  texts: InvoiceTexts<Card>
  link: { readonly href: string; readonly label: string }
  onClose: () => void
}) => {
  const t = useInvoiceMessages()
  const shared = useSharedMessages()
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={invoice ? t('card.title', { number: invoice.number }) : t('card.loading')}
      onOpenChange={onClose}
      footer={
        <Inline gap={8}>
          <ButtonLink href={link.href} variant="outline" tone="neutral">
            {link.label}
          </ButtonLink>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {shared('close')}
          </Button>
        </Inline>
      }
    >
      {invoice && <Content invoice={invoice} texts={texts} />}
      {!invoice && error !== undefined && <LoadFailure error={error} onRetry={() => mutate()} />}
      {!invoice && error === undefined && <SkeletonText lines={12} />}
    </Drawer>
  )
}
