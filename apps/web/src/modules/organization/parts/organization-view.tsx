import type { Organization } from '@cabinet/contract/organization'
import { Banner } from '@cabinet/ui/banner'
import { Card } from '@cabinet/ui/card'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useCan } from '../../../shared/access/user.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { phoneText } from '../../../shared/names.ts'
import { NetAddress } from '../../../shared/ui/net-address.tsx'
import { useOrganizationMessages } from './messages.ts'
import { OrganizationTitle, type OrganizationTitleProps } from './organization-title.tsx'
import * as styles from './organization-view.css.ts'
import { asksFor, validatorOf, valuesOf } from './organization-values.ts'

interface Props {
  readonly organization: Organization
}

interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** What is not known is a dash, never an empty place. */
const NOTHING = '—'
const orNothing = (value: string | null | undefined): string => value || NOTHING

const Details = ({ id, title, details }: { id: string; title: string; details: readonly Fact[] }) => (
  <Card as="section" aria-labelledby={id}>
    <Stack gap={16}>
      <Heading id={id} level={3}>
        {title}
      </Heading>
      <DescriptionList className={styles.details} items={details} />
    </Stack>
  </Card>
)

const General = ({ organization }: Props) => {
  const t = useOrganizationMessages()
  const { okopf, okved, ogrnDate, registryDateTime } = organization
  const has = (field: Parameters<typeof asksFor>[1]) => asksFor(organization, field)
  return (
    <Details
      id="organization-general"
      title={t('organization.general')}
      details={[
        { label: t('organization.legalStatus'), value: organization.legalStatus.description },
        ...(okopf ? [{ label: t('organization.okopf'), value: `${okopf.code} — ${okopf.name}` }] : []),
        { label: t('organization.fullName'), value: companyText(organization.fullName) },
        { label: t('organization.itn'), value: organization.itn },
        ...(has('kpp') ? [{ label: t('organization.kpp'), value: orNothing(organization.kpp) }] : []),
        ...(has('ogrn')
          ? [
              { label: t(`organization.ogrn.${organization.legalStatus.name}`), value: orNothing(organization.ogrn) },
              {
                label: t(`organization.ogrnDate.${organization.legalStatus.name}`),
                value: ogrnDate ? <DateText value={ogrnDate} /> : NOTHING,
              },
            ]
          : []),
        ...(has('okved')
          ? [
              {
                label: t('organization.okvedFull'),
                value: okved ? [okved.code, okved.name].filter(Boolean).join(' — ') : NOTHING,
              },
            ]
          : []),
        ...(registryDateTime
          ? [{ label: t('organization.registryDate'), value: <DateText value={registryDateTime} /> }]
          : []),
      ]}
    />
  )
}

const Addresses = ({ organization }: Props) => {
  const t = useOrganizationMessages()
  const isCompany = organization.legalStatus.name === 'LEGAL_ENTITY'
  return (
    <Details
      id="organization-addresses"
      title={t('organization.addresses')}
      details={[
        {
          label: t(isCompany ? 'organization.legalAddress' : 'organization.homeAddress'),
          value: orNothing(organization.legalAddress?.value),
        },
        { label: t('organization.actualAddress'), value: orNothing(organization.actualAddress?.value) },
        { label: t('organization.postalAddress'), value: orNothing(organization.postalAddress?.value) },
      ]}
    />
  )
}

const Head = ({ organization: { head } }: Props) => {
  const t = useOrganizationMessages()
  const basis = head?.basis
    ? [
        head.basis.description,
        head.basisNumber && t('organization.number', { number: head.basisNumber }),
        head.basisDate && t('organization.ofDay', { day: head.basisDate.split('-').reverse().join('.') }),
      ]
        .filter(Boolean)
        .join(' ')
    : null
  return (
    <Details
      id="organization-head"
      title={t('organization.head')}
      details={[
        {
          label: t('organization.headName'),
          value: orNothing([head?.lastname, head?.firstname, head?.middlename].filter(Boolean).join(' ')),
        },
        { label: t('head.position'), value: orNothing(head?.position) },
        { label: t('organization.headBasis'), value: orNothing(basis) },
        { label: t('organization.headItn'), value: orNothing(head?.itn) },
      ]}
    />
  )
}

const TaxesAndContacts = ({ organization }: Props) => {
  const t = useOrganizationMessages()
  const { taxSystem, vatRate, phone, email, website } = organization
  return (
    <Details
      id="organization-contacts"
      title={t('organization.taxesAndContacts')}
      details={[
        { label: t('organization.taxSystem'), value: orNothing(taxSystem?.description) },
        ...(asksFor(organization, 'vatRate')
          ? [
              {
                label: t('organization.vatRate'),
                value: vatRate === null ? t('organization.noVat') : t('organization.percent', { rate: vatRate }),
              },
            ]
          : []),
        { label: t('organization.phone'), value: phone ? phoneText(phone) : NOTHING },
        {
          label: t('organization.email'),
          value: email ? (
            <Link data-track="organization-email" href={`mailto:${email}`}>
              <NetAddress>{email}</NetAddress>
            </Link>
          ) : (
            NOTHING
          ),
        },
        ...(asksFor(organization, 'website')
          ? [
              {
                label: t('organization.website'),
                value: website ? (
                  <Link data-track="organization-website" href={website} isExternal>
                    <NetAddress>{website.replace(/^https?:\/\//, '').replace(/\/$/, '')}</NetAddress>
                  </Link>
                ) : (
                  NOTHING
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** Says that something which every such organization must have is not known yet, as after a registration. */
const Incomplete = ({ organization }: Props) => {
  const t = useOrganizationMessages()
  const may = useCan()
  const say = useRuleText()
  const wrong = validatorOf(organization, say)(valuesOf(organization))
  if (Object.keys(wrong).length === 0) return null
  return (
    <Banner tone="notice" icon={TriangleAlert} title={t('organization.incomplete')}>
      {t(may(['USER_ADMIN']) ? 'organization.incompleteAdmin' : 'organization.incompleteUser')}
    </Banner>
  )
}

/** Everything that is known about the organization. */
export const OrganizationView = ({ organization, ...actions }: OrganizationTitleProps) => (
  <Stack gap={16}>
    <OrganizationTitle organization={organization} {...actions} />
    <Incomplete organization={organization} />
    <General organization={organization} />
    <Addresses organization={organization} />
    {asksFor(organization, 'headOffice') && <Head organization={organization} />}
    <TaxesAndContacts organization={organization} />
  </Stack>
)
