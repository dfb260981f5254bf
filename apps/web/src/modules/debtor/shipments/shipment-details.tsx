import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { DebtorShipmentCard } from '@cabinet/contract/debtor/shipments'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Link } from '@cabinet/ui/link'
import { Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { LazyViewer } from '../../../shared/files/lazy-viewer.tsx'
import { uploadedOf } from '../../../shared/files/use-upload.ts'
import { useMoney } from '../../../shared/intl/use-money.ts'
import * as styles from '../parts/drawer.css.ts'
import { DrawerPart } from '../../../shared/ui/drawer-part.tsx'
import { usePercent } from '../parts/use-percent.ts'
import { useShipmentsMessages } from './messages.ts'
import { lowerFirst, possibleWith, useDay } from './next-action.ts'

interface PartProps {
  readonly shipment: DebtorShipmentCard
}

/** The scan, opened over the page. */
const Scan = ({ file }: { file: NonNullable<DebtorShipmentCard['file']> }) => {
  const t = useShipmentsMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" size="small" icon={FileText} onPress={() => setOpen(true)}>
        {t('card.openFile')}
      </Button>
      <LazyViewer file={isOpen ? uploadedOf(file) : undefined} onClose={() => setOpen(false)} />
    </div>
  )
}

/** Who was sent what, when it falls due and what is paid. */
export const Details = ({ shipment }: PartProps) => {
  const t = useShipmentsMessages()
  const day = useDay()
  const { buyer, contract, document, file } = shipment
  const due = { date: day(shipment.dueDate), deferral: t('deferral', { count: shipment.deferralDays }) }
  return (
    <DrawerPart title={t('card.facts')}>
      <DescriptionList
        items={[
          { label: t('card.buyer'), value: companyText(buyer.shortName) },
          { label: t('card.itn'), value: buyer.itn },
          {
            label: t('card.contract'),
            value: t('contract', { number: contract.number, date: day(contract.date) }),
          },
          {
            label: t('card.document'),
            value: `${t('document', { type: document.type.description, number: document.number })} ${t('document.from', { date: day(document.date) })}`,
          },
          { label: t('card.shipped'), value: day(shipment.shipmentDate) },
          { label: t('card.due'), value: t('card.dueValue', due) },
          { label: t('card.vat'), value: <Money kopecks={shipment.vatAmount} /> },
          { label: t('card.paid'), value: <Money kopecks={shipment.paidAmount} /> },
          { label: t('card.debt'), value: <Money kopecks={shipment.debtAmount} /> },
        ]}
      />
      {file && <Scan file={file} />}
    </DrawerPart>
  )
}

/** The indemnity for the present debt as arithmetic. */
const Indemnity = ({ of: { base, rate, amount } }: { of: NonNullable<DebtorShipmentCard['indemnity']> }) => {
  const t = useShipmentsMessages()
  const money = useMoney()
  const percent = usePercent()
  const words = { base: money(base), rate: percent(rate), amount: money(amount) }
  return (
    <div>
      <Text size="caption" tone="muted">
        {t('card.indemnity')}
      </Text>
      <div className={styles.blockSum}>{t('card.indemnityValue', words)}</div>
    </div>
  )
}

/** What is insured and why not the rest; until when to notify and from when to claim. */
export const Cover = ({ shipment }: PartProps) => {
  const t = useShipmentsMessages()
  const day = useDay()
  const { id, insuredAmount, premium, uninsuredReason, indemnity, indemnityAmount, notice, overdueDays } = shipment
  if (insuredAmount === null)
    return (
      <DrawerPart title={t('card.cover')}>
        <Text tone="muted">{t('card.notDeclared')}</Text>
      </DrawerPart>
    )
  const reason = uninsuredReason && lowerFirst(uninsuredReason.description)
  const isOpen = overdueDays > 0 && insuredAmount > 0
  return (
    <DrawerPart title={t('card.cover')}>
      <div className={styles.block}>
        <DescriptionList
          items={[
            { label: t('card.insured'), value: <Money kopecks={insuredAmount} /> },
            ...(premium === null ? [] : [{ label: t('card.premium'), value: <Money kopecks={premium} /> }]),
            ...(notice === null ? [] : [{ label: t('card.noticeDate'), value: day(notice.date) }]),
            ...(isOpen && notice === null ? [{ label: t('card.noticeUntil'), value: day(shipment.noticeUntil) }] : []),
            ...(isOpen ? [{ label: t('card.claimFrom'), value: day(shipment.claimFrom) }] : []),
            ...(indemnityAmount === null
              ? []
              : [{ label: t('card.indemnified'), value: <Money kopecks={indemnityAmount} /> }]),
          ]}
        />
        {indemnity && indemnityAmount === null && <Indemnity of={indemnity} />}
      </div>
      {reason !== null && (
        <Banner tone="notice">{t(insuredAmount > 0 ? 'card.partly' : 'card.uninsured', { reason })}</Banner>
      )}
      {possibleWith(shipment).claimAtOnce && (
        <Text size="caption" tone="muted">
          {t('card.bankruptcy')} <Link href={debtorPages['Debtors:CreateClaim']({ id })}>{t('card.claimNow')}</Link>
        </Text>
      )}
    </DrawerPart>
  )
}
