import type { BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { companyText } from '../../../../shared/company-text.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { fullNameOf, phoneText } from '../../../../shared/names.ts'
import { DrawerPart } from '../../../../shared/ui/drawer-part.tsx'
import { useDecisionsMessages } from '../messages.ts'

type Form = BankRequestInFull['form']
type Address = Form['actualAddress']

const NONE = '—'

const addressText = (address: Address): string =>
  address === null
    ? NONE
    : [address.postalCode, address.region, address.city, address.street, address.house, address.flat]
        .filter(Boolean)
        .join(', ') || NONE

const sumOf = (kopecks: number | null) => (kopecks === null ? NONE : <Money kopecks={kopecks} />)

const usePercent = () => {
  const { formatNumber } = useIntl()
  return (value: number | null) =>
    value === null ? NONE : formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 })
}

/** What is asked for, beside what was offered. */
const Asked = ({ request }: { request: BankRequestInFull }) => {
  const t = useDecisionsMessages()
  const percent = usePercent()
  const { product, financingLimit, offeredTerms: terms, form, number } = request
  return (
    <DrawerPart title={t('request.asked')}>
      <DescriptionList
        items={[
          { label: t('number'), value: number },
          { label: t('product'), value: t(`product.${product}`) },
          { label: t('request.requested'), value: sumOf(form.requestedLimit) },
          { label: t('request.limit'), value: sumOf(financingLimit) },
          { label: t('terms.interestRate'), value: percent(terms.interestRate) },
          { label: t('terms.advanceRate'), value: percent(terms.advanceRate) },
          { label: t('terms.maxDeferralDays'), value: t('days', { count: terms.maxDeferralDays }) },
          { label: t('terms.fee'), value: percent(terms.fee) },
          { label: t('terms.withRecourse'), value: t(terms.withRecourse ? 'recourse.yes' : 'recourse.no') },
          {
            label: t('form.purpose'),
            value: form.financingPurposeText ?? (form.financingPurpose ? t(`purpose.${form.financingPurpose}`) : NONE),
          },
          { label: t('form.monthlySupply'), value: sumOf(form.averageMonthlySupply) },
          {
            label: t('form.deferral'),
            value: form.averageDeferralDays === null ? NONE : t('days', { count: form.averageDeferralDays }),
          },
        ]}
      />
    </DrawerPart>
  )
}

const Organization = ({ form }: { form: Form }) => {
  const t = useDecisionsMessages()
  const { organization, head } = form
  return (
    <DrawerPart title={t('form.organization')}>
      <DescriptionList
        items={[
          { label: t('form.fullName'), value: companyText(organization.fullName) },
          { label: t('form.itn'), value: organization.itn },
          { label: t('form.kpp'), value: organization.kpp ?? NONE },
          { label: t('form.ogrn'), value: organization.ogrn ?? NONE },
          { label: t('form.legalAddress'), value: organization.legalAddress?.value ?? NONE },
          { label: t('form.actualAddress'), value: addressText(form.actualAddress) },
          {
            label: t('form.head'),
            value: head
              ? [
                  fullNameOf({
                    lastname: head.lastname ?? '',
                    firstname: head.firstname ?? '',
                    middlename: head.middlename,
                  }),
                  head.position,
                ]
                  .filter(Boolean)
                  .join(', ')
              : NONE,
          },
          { label: t('form.okved'), value: form.okved ? `${form.okved.code} ${form.okved.name}` : NONE },
          { label: t('form.employees'), value: form.employeesCount ?? NONE },
          { label: t('form.revenue'), value: sumOf(form.annualRevenue) },
          { label: t('form.website'), value: form.website ?? NONE },
          { label: t('form.loans'), value: form.hasLoans ? sumOf(form.loansSum) : t('no') },
          { label: t('form.overdue'), value: t(form.hasOverdue ? 'yes' : 'no') },
        ]}
      />
    </DrawerPart>
  )
}

const Buyers = ({ buyers }: { buyers: Form['mainBuyers'] }) => {
  const t = useDecisionsMessages()
  if (buyers.length === 0) return null
  return (
    <DrawerPart title={t('form.buyers')}>
      <DescriptionList
        items={buyers.map(({ itn, name, monthlySum, deferralDays }) => ({
          label: name ?? t('itn.of', { itn: itn ?? NONE }),
          value: (
            <>
              {sumOf(monthlySum)} · {deferralDays === null ? NONE : t('days', { count: deferralDays })}
            </>
          ),
        }))}
      />
    </DrawerPart>
  )
}

const Founder = ({ founder }: { founder: Form['founders'][number] }) => {
  const t = useDecisionsMessages()
  const percent = usePercent()
  const { document } = founder
  const name =
    founder.fullName ??
    fullNameOf({
      lastname: founder.lastname ?? '',
      firstname: founder.firstname ?? '',
      middlename: founder.middlename,
    })
  const passport = document && [document.series, document.number, document.issuedBy].filter(Boolean).join(' ')
  return (
    <Stack gap={8}>
      <Text>
        {companyText(name)} · {percent(founder.sharePercent)}
      </Text>
      <DescriptionList
        items={[
          { label: t('form.itn'), value: founder.itn ?? NONE },
          ...(founder.founderType === 'LEGAL'
            ? [{ label: t('form.legalAddress'), value: addressText(founder.legalAddress) }]
            : [
                {
                  label: t('founder.birth'),
                  value: founder.birthDate === null ? NONE : <DateText value={founder.birthDate} />,
                },
                { label: t('founder.document'), value: passport || NONE },
                { label: t('founder.address'), value: addressText(founder.registrationAddress) },
                { label: t('founder.official'), value: t(founder.isPublicOfficial ? 'yes' : 'no') },
              ]),
        ]}
      />
    </Stack>
  )
}

const Contacts = ({ contacts }: { contacts: Form['contacts'] }) => {
  const t = useDecisionsMessages()
  return (
    <DrawerPart title={t('form.contacts')}>
      <DescriptionList
        items={contacts.map((contact) => ({
          label: contact.contactType ? t(`contact.${contact.contactType}`) : t('form.contacts'),
          value: [
            fullNameOf({
              lastname: contact.lastname ?? '',
              firstname: contact.firstname ?? '',
              middlename: contact.middlename,
            }),
            contact.mobilePhone && phoneText(contact.mobilePhone),
            contact.email,
          ]
            .filter(Boolean)
            .join(', '),
        }))}
      />
    </DrawerPart>
  )
}

const Account = ({ account }: { account: Form['paymentDetails'] }) => {
  const t = useDecisionsMessages()
  if (account === null) return null
  return (
    <DrawerPart title={t('form.account')}>
      <DescriptionList
        items={[
          { label: t('account.number'), value: account.settlementAccount ?? NONE },
          { label: t('account.bank'), value: account.bankName ?? NONE },
          { label: t('account.bik'), value: account.bik ?? NONE },
        ]}
      />
    </DrawerPart>
  )
}

/** The questionnaire as it was sent. */
export const RequestDetails = ({ request }: { request: BankRequestInFull }) => {
  const t = useDecisionsMessages()
  const { form } = request
  return (
    <Stack gap={24}>
      <Asked request={request} />
      <Buyers buyers={form.mainBuyers} />
      <Organization form={form} />
      {form.founders.length > 0 && (
        <DrawerPart title={t('form.founders')}>
          {form.founders.map((founder) => (
            <Founder key={founder.id} founder={founder} />
          ))}
        </DrawerPart>
      )}
      {form.contacts.length > 0 && <Contacts contacts={form.contacts} />}
      <Account account={form.paymentDetails} />
      {form.consents.length > 0 && (
        <DrawerPart title={t('form.consents')}>
          <DescriptionList
            items={form.consents.map(({ flag, acceptedBy, acceptedDateTime }) => ({
              label: t(`consent.${flag}`),
              value: (
                <>
                  {acceptedBy}, <DateText value={acceptedDateTime} format="dateTime" />
                </>
              ),
            }))}
          />
        </DrawerPart>
      )}
    </Stack>
  )
}
