import type { Organization } from '@cabinet/contract/organization'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Pencil, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useCan } from '../../../shared/access/user.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { CardButton } from './card-button.tsx'
import { useOrganizationMessages } from './messages.ts'

export interface OrganizationTitleProps {
  readonly organization: Organization
  /** The person comes back from the form, where the focus was. */
  readonly isBack: boolean
  readonly onEdit: () => void
  readonly onRefresh: () => void
}

/** Name, state in the registry, and what an administrator may do. */
export const OrganizationTitle = ({ organization, isBack, onEdit, onRefresh }: OrganizationTitleProps) => {
  const t = useOrganizationMessages()
  const shared = useSharedMessages()
  const may = useCan()
  const disabledReason = may(['USER_ADMIN']) ? undefined : shared('adminOnly')
  const { registryStatus, msp, legalStatus } = organization
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form was longer and was left at its end; its focus alone does not bring the page back to where it now is.
    if (isBack) card.current?.scrollIntoView({ block: 'center' })
  }, [isBack])
  return (
    <Card ref={card} as="section" aria-labelledby="organization-title">
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading id="organization-title" level={2}>
            {companyText(organization.shortName)}
          </Heading>
          <Inline gap={8}>
            {registryStatus && (
              <Badge tone={registryStatus.name === 'ACTIVE' ? 'positive' : 'negative'}>
                {registryStatus.description}
              </Badge>
            )}
            {msp.category && <Badge icon={null}>{t(`organization.msp.${msp.category}`)}</Badge>}
          </Inline>
        </Stack>
        <Inline gap={8}>
          <Button icon={Pencil} autoFocus={isBack} disabledReason={disabledReason} onPress={onEdit}>
            {t('organization.edit')}
          </Button>
          {legalStatus.name !== 'INDIVIDUAL' && (
            <Button
              variant="outline"
              tone="neutral"
              icon={RefreshCw}
              disabledReason={disabledReason}
              onPress={onRefresh}
            >
              {t(legalStatus.name === 'LEGAL_ENTITY' ? 'organization.refresh' : 'organization.refreshPerson')}
            </Button>
          )}
          <CardButton id={organization.id} name={organization.shortName} />
        </Inline>
        {legalStatus.name === 'INDIVIDUAL' && <Text tone="muted">{t('organization.noRegistry')}</Text>}
      </Stack>
    </Card>
  )
}
