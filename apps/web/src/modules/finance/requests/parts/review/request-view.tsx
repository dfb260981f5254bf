import { addressLine } from '@cabinet/contract/address'
import type { RequestContact, RequestFounder } from '@cabinet/contract/finance/requests'
import { hasLargeShare } from '@cabinet/contract/finance/request-fields'
import { type RequestGroup, requestConsentFlags } from '@cabinet/contract/finance/request-values'
import { Card } from '@cabinet/ui/card'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { format } from '@cabinet/validators/settlement-account'
import type { ReactNode } from 'react'
import { phoneText } from '../../../../../shared/names.ts'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext } from '../../step-context.tsx'
import { useFounderName } from '../founders/use-founder-name.ts'
import { useFormats } from '../use-formats.ts'
import { useOrganizationDetails } from '../use-organization-details.ts'

interface Fact {
  readonly label: string
  readonly value: ReactNode
}

const Group = ({ group, children }: { group: RequestGroup; children: ReactNode }) => {
  const t = useRequestMessages()
  // Under the heading of the step, or under that of the page.
  const { form } = useRequestContext()
  return (
    <Card as="section" aria-labelledby={`request-${group}`}>
      <Stack gap={16}>
        <Heading id={`request-${group}`} level={form.isEditable ? 3 : 2} size="reading">
          {t(`group.${group}`)}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

/** Nothing entered is a dash. */
const useFact = () => {
  const t = useRequestMessages()
  return (label: string, value: string | null | undefined): Fact => ({ label, value: value || t('view.empty') })
}

const General = () => {
  const t = useRequestMessages()
  const { form } = useRequestContext()
  const { sum, number } = useFormats()
  const fact = useFact()
  const organization = useOrganizationDetails(form.organization)
  const money = (kopecks: number | null) => (kopecks === null ? null : sum(kopecks))
  const count = (value: number | null) => (value === null ? null : number(value))
  const flag = (value: boolean | null) => (value === null ? null : t(value ? 'yes' : 'no'))
  const { head, okved, financingPurpose, taxSystem, edoOperator } = form
  const purpose =
    financingPurpose === 'OTHER' ? form.financingPurposeText : financingPurpose && t(`purpose.${financingPurpose}`)
  return (
    <Group group="GENERAL">
      <DescriptionList
        items={[
          ...organization,
          fact(t('section.actualAddress'), form.actualAddress && addressLine(form.actualAddress)),
          ...(head
            ? [fact(t('section.head'), [head.lastname, head.firstname, head.middlename].filter(Boolean).join(' '))]
            : []),
          fact(t('field.okved.code'), [okved?.code, okved?.name].filter(Boolean).join(' ')),
          fact(t('field.taxSystem'), taxSystem && t(`tax.${taxSystem}`)),
          fact(t('field.employeesCount'), count(form.employeesCount)),
          fact(t('field.annualRevenue'), money(form.annualRevenue)),
          fact(t('field.website'), form.website),
          fact(t('field.requestedLimit'), money(form.requestedLimit)),
          fact(t('field.financingPurpose'), purpose),
          fact(t('field.averageMonthlySupply'), money(form.averageMonthlySupply)),
          fact(t('field.averageDeferralDays'), count(form.averageDeferralDays)),
          fact(
            t('field.mainBuyers'),
            form.mainBuyers
              .map(({ name, itn }) => name ?? itn)
              .filter(Boolean)
              .join(', '),
          ),
          fact(t('field.hasLoans'), flag(form.hasLoans)),
          ...(form.hasLoans ? [fact(t('field.loansSum'), money(form.loansSum))] : []),
          fact(t('field.hasOverdue'), flag(form.hasOverdue)),
          fact(t('field.edoOperator'), edoOperator && t(`edo.${edoOperator}`)),
        ]}
      />
    </Group>
  )
}

const Founders = ({ founders }: { founders: readonly RequestFounder[] }) => {
  const t = useRequestMessages()
  const { number } = useFormats()
  const nameOf = useFounderName()
  const factOf = (founder: RequestFounder, index: number): Fact => ({
    // Two may be called the same, and labels are unique.
    label: `${index + 1}. ${nameOf(founder)}`,
    value: [
      founder.sharePercent === null ? t('view.empty') : t('view.share', { share: number(founder.sharePercent) }),
      ...(founder.document ? [t('founders.passport', { masked: founder.document.masked })] : []),
      ...((founder.isBeneficiary ?? hasLargeShare(founder)) ? [t('founders.beneficiary')] : []),
    ].join(' · '),
  })
  return (
    <Group group="FOUNDERS">
      <DescriptionList items={founders.map(factOf)} />
    </Group>
  )
}

const Contacts = ({ contacts }: { contacts: readonly RequestContact[] }) => {
  const t = useRequestMessages()
  return (
    <Group group="CONTACTS">
      <DescriptionList
        items={contacts.map((contact, index) => ({
          label: `${index + 1}. ${contact.contactType ? t(`contactType.${contact.contactType}`) : t('contacts.new')}`,
          value: [
            [contact.lastname, contact.firstname, contact.middlename].filter(Boolean).join(' '),
            contact.mobilePhone && phoneText(contact.mobilePhone),
            contact.email,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Group>
  )
}

const Account = () => {
  const t = useRequestMessages()
  const { form } = useRequestContext()
  const fact = useFact()
  const { paymentDetails } = form
  return (
    <Group group="PAYMENT_DETAILS">
      <DescriptionList
        items={[
          ...(['bankName', 'bik'] as const).map((field) =>
            fact(t(`field.paymentDetails.${field}`), paymentDetails?.[field]),
          ),
          ...(['correspondentAccount', 'settlementAccount'] as const).map((field) =>
            fact(t(`field.paymentDetails.${field}`), format(paymentDetails?.[field] ?? '')),
          ),
        ]}
      />
    </Group>
  )
}

const Agreements = () => {
  const t = useRequestMessages()
  const { form } = useRequestContext()
  const { moment } = useFormats()
  return (
    <Group group="AGREEMENTS">
      <DescriptionList
        items={requestConsentFlags.map((flag) => {
          const { accepted, acceptedDateTime } = form.agreements[flag]
          return {
            label: t(`field.agreements.${flag}`),
            value: accepted ? (acceptedDateTime ? moment(acceptedDateTime) : t('yes')) : t('no'),
          }
        })}
      />
    </Group>
  )
}

/** Everything that the request says, to be read. */
export const RequestView = () => {
  const { form, conditions } = useRequestContext()
  return (
    <>
      <General />
      {conditions.legalStatus === 'LEGAL_ENTITY' && form.founders.length > 0 && <Founders founders={form.founders} />}
      {form.contacts.length > 0 && <Contacts contacts={form.contacts} />}
      <Account />
      <Agreements />
    </>
  )
}
