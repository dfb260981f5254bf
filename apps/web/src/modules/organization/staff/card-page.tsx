import { organizationPages } from '@cabinet/contract/organization/pages'
import type { RegisteredCard } from '@cabinet/contract/organization/staff'
import { staffPages } from '@cabinet/contract/staff/pages'
import { supportPages } from '@cabinet/contract/support/pages'
import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { companyText } from '../../../shared/company-text.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { Areas } from './areas.tsx'
import { useConfirmOrganization, useRegisteredOrganization } from './data.ts'
import { useStaffMessages } from './messages.ts'
import { People } from './people.tsx'

const Confirmation = ({ card }: { card: RegisteredCard }) => {
  const t = useStaffMessages()
  const { trigger } = useConfirmOrganization()
  const [isAsking, setAsking] = useState(false)
  const { id, version, confirmed, shortName } = card
  return (
    <Section
      title={t('card.confirmation')}
      {...(!confirmed && { actions: <Button onPress={() => setAsking(true)}>{t('card.confirm')}</Button> })}
    >
      <Text hasMeasure>
        {confirmed
          ? t(`card.confirmedBy.${confirmed.by}`, { name: companyText(confirmed.name) })
          : t('card.unconfirmed')}
      </Text>
      {isAsking && (
        <QuestionDialog
          tone="accent"
          title={t('confirm.title')}
          text={t('confirm.text', { name: companyText(shortName) })}
          submit={t('confirm.submit')}
          done={t('confirm.done')}
          onConfirm={() => trigger({ params: { id }, body: { version } })}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}

const About = ({ card }: { card: RegisteredCard }) => {
  const t = useStaffMessages()
  const { fullName, itn, legalStatus, owner, sellerAccount, createdDateTime } = card
  const seller = sellerAccount?.isDeleted
    ? t('card.sellerOff', { name: sellerAccount.name })
    : (sellerAccount?.name ?? t('card.noSeller'))
  return (
    <Section title={t('card.about')}>
      <DescriptionList
        items={[
          { label: t('card.name'), value: companyText(fullName) },
          { label: t('card.itn'), value: itn },
          { label: t('card.status'), value: legalStatus.description },
          { label: t('card.owner'), value: owner?.fullName ?? t('list.noOwner') },
          { label: t('card.seller'), value: seller },
          { label: t('card.created'), value: <DateText value={createdDateTime} /> },
        ]}
      />
    </Section>
  )
}

/** What else there is of the organization on pages of platform staff. */
const Elsewhere = ({ card: { itn } }: { card: RegisteredCard }) => {
  const t = useStaffMessages()
  const places = [
    { title: t('links.support'), href: supportPages['support-requests']({}, { q: itn }) },
    { title: t('links.journal'), href: staffPages.staff({}, { tab: 'journal', q: itn }) },
  ]
  return (
    <Section title={t('links.title')}>
      <Inline gap={16}>
        {places.map(({ title, href }) => (
          <Link key={href} data-track="organization-elsewhere" href={href}>
            {title}
          </Link>
        ))}
      </Inline>
    </Section>
  )
}

/** For platform staff: one organization, its people and what it has. */
export const Page = () => {
  const t = useStaffMessages()
  const { id = '' } = useParams()
  const found = useRegisteredOrganization(id)
  return (
    <Stack gap={24}>
      <Breadcrumbs
        parents={[{ label: t('title'), href: organizationPages.organizations() }]}
        current={found.data ? companyText(found.data.shortName) : t('card.waiting')}
      />
      <Loaded of={found}>
        {(card) => (
          <Stack gap={24}>
            <Heading level={1}>{companyText(card.shortName)}</Heading>
            <About card={card} />
            <Confirmation card={card} />
            <Areas id={card.id} areas={card.areas} />
            <People people={card.people} />
            <Elsewhere card={card} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  )
}
