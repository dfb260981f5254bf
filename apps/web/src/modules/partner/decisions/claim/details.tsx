import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { companyText } from '../../../../shared/company-text.ts'
import { fullNameOf, phoneText } from '../../../../shared/names.ts'
import { DrawerPart } from '../../../../shared/ui/drawer-part.tsx'
import * as styles from '../decisions.css.ts'
import { useDecisionsMessages } from '../messages.ts'

const NONE = '—'

const sumOf = (kopecks: number | null) => (kopecks === null ? NONE : <Money kopecks={kopecks} />)

/** What is asked for, and what has been decided. */
const Sums = ({ claim }: { claim: InsurerClaim }) => {
  const t = useDecisionsMessages()
  return (
    <DrawerPart title={t('claim.sums')}>
      <DescriptionList
        items={[
          { label: t('claim.claimed'), value: sumOf(claim.claimedAmount) },
          { label: t('claim.compensation'), value: sumOf(claim.courierCompensation) },
          { label: t('claim.expected'), value: sumOf(claim.expectedAmount) },
          { label: t('claim.approved'), value: sumOf(claim.approvedAmount) },
        ]}
      />
    </DrawerPart>
  )
}

const Event = ({ claim }: { claim: InsurerClaim }) => {
  const t = useDecisionsMessages()
  const { object, eventType, eventDate } = claim
  return (
    <DrawerPart title={t('claim.event')}>
      <DescriptionList
        items={[
          { label: t('product'), value: t(`insured.${claim.product}`) },
          { label: t('claim.event'), value: eventType === null ? NONE : t(`event.${eventType}`) },
          ...(object ? [{ label: t('claim.object'), value: `${object.number}, ${object.title}` }] : []),
          ...(claim.period === null ? [] : [{ label: t('claim.period'), value: claim.period }]),
          { label: t('claim.eventDate'), value: eventDate === null ? NONE : <DateText value={eventDate} /> },
          { label: t('claim.place'), value: claim.eventPlace ?? NONE },
          {
            label: t('claim.description'),
            value: claim.description === null ? NONE : <span className={styles.words}>{claim.description}</span>,
          },
        ]}
      />
    </DrawerPart>
  )
}

const Items = ({ claim }: { claim: InsurerClaim }) => {
  const t = useDecisionsMessages()
  const items = [
    ...claim.damagedItems.map(({ name, damagedAmount, cost }) => ({
      label: name,
      value: (
        <>
          {t('pieces', { count: damagedAmount })} · <Money kopecks={cost} />
        </>
      ),
    })),
    ...claim.lines.map(({ number, eventType, eventDate, logisticsCost }) => ({
      label: number,
      value: (
        <>
          {t(`event.${eventType}`)}, <DateText value={eventDate} /> · <Money kopecks={logisticsCost} />
        </>
      ),
    })),
  ]
  if (items.length === 0) return null
  return (
    <DrawerPart title={t('claim.items')}>
      <DescriptionList items={items} />
    </DrawerPart>
  )
}

const Client = ({ claim }: { claim: InsurerClaim }) => {
  const t = useDecisionsMessages()
  const { policyholder, contact, payment } = claim
  const name = fullNameOf({
    lastname: contact.lastname ?? '',
    firstname: contact.firstname ?? '',
    middlename: null,
  })
  return (
    <DrawerPart title={t('client')}>
      <DescriptionList
        items={[
          { label: t('form.fullName'), value: companyText(policyholder.fullName) },
          { label: t('form.itn'), value: policyholder.itn },
          {
            label: t('form.contacts'),
            value: [name, contact.phone && phoneText(contact.phone), contact.email].filter(Boolean).join(', ') || NONE,
          },
          {
            label: t('claim.account'),
            value: payment
              ? `${payment.settlementAccount}, ${payment.bankName}, ${t('account.bik')} ${payment.bik}`
              : NONE,
          },
        ]}
      />
    </DrawerPart>
  )
}

/** What has happened, what is asked for and by whom. */
export const ClaimDetails = ({ claim }: { claim: InsurerClaim }) => (
  <Stack gap={24}>
    <Sums claim={claim} />
    <Event claim={claim} />
    <Items claim={claim} />
    <Client claim={claim} />
  </Stack>
)
