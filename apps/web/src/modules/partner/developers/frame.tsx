import type { PartnerCard } from '@cabinet/contract/partner/partners'
import { Banner } from '@cabinet/ui/banner'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import { isIn } from '../../../shared/access/access.ts'
import { useUser } from '../../../shared/access/user.tsx'
import { Loaded } from '../../../shared/loaded.tsx'
import { usePartner } from '../data.ts'
import { usePartnerMessages } from '../parts/messages.ts'

const OfPartner = ({ id, children }: { id: string; children: (partner: PartnerCard) => ReactNode }) => {
  const t = usePartnerMessages()
  const user = useUser()
  return (
    <Loaded of={usePartner(id)}>
      {(partner) => (
        <Stack gap={24}>
          {!partner.isActive && (
            <Banner tone="notice" title={t('dev.off')}>
              {t(isIn(user, 'DEVELOP') ? 'dev.offText' : 'dev.offDecides')}
            </Banner>
          )}
          {children(partner)}
        </Stack>
      )}
    </Loaded>
  )
}

/** A page of the section for developers: what it is, and what it shows of the partner of the person. */
export const DeveloperPage = ({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: (partner: PartnerCard) => ReactNode
}) => {
  const t = usePartnerMessages()
  const { partner } = useUser()
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted" hasMeasure>
          {lead}
        </Text>
      </Stack>
      {partner ? (
        <OfPartner id={partner.id}>{children}</OfPartner>
      ) : (
        <Card>
          <EmptyState title={t('dev.nobody')}>{t('dev.nobodyText')}</EmptyState>
        </Card>
      )}
    </Stack>
  )
}
