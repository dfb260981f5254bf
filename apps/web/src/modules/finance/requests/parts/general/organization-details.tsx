import { isYoungOrganization } from '@cabinet/contract/finance/request-rules'
import { Banner } from '@cabinet/ui/banner'
import { Card } from '@cabinet/ui/card'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext } from '../../step-context.tsx'
import { useOrganizationDetails } from '../use-organization-details.ts'

/** What is known about the applicant and is not entered here. */
export const OrganizationDetails = () => {
  const t = useRequestMessages()
  const { form, conditions } = useRequestContext()
  const items = useOrganizationDetails(form.organization)
  return (
    <Card as="section" aria-labelledby="request-organization">
      <Stack gap={12}>
        <Heading id="request-organization" level={3}>
          {t('organization.title')}
        </Heading>
        <DescriptionList items={items} />
        <Text size="caption" tone="muted">
          {t('organization.note')}
        </Text>
        {isYoungOrganization(form.organization.registrationDate, conditions.today) && (
          <Banner tone="notice">{t('organization.young')}</Banner>
        )}
      </Stack>
    </Card>
  )
}
