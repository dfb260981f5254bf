import type { RegistryData } from '@cabinet/contract/organization'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useOrganizationMessages } from './messages.ts'

/** What the registry tells beyond the data of the cabinet: founders, people, revenue. Nothing when it tells nothing. */
export const RegistryDetails = ({ data }: { data: RegistryData }) => {
  const t = useOrganizationMessages()
  const { founders, employeeCount, revenueLastYear } = data
  const items = [
    ...founders.map(({ name, sharePercent }, index) => ({
      label: t('registry.founder', { number: index + 1 }),
      value: sharePercent === null ? name : t('registry.share', { name, share: sharePercent }),
    })),
    ...(employeeCount === null ? [] : [{ label: t('registry.employees'), value: employeeCount }]),
    ...(revenueLastYear === null ? [] : [{ label: t('registry.revenue'), value: <Money kopecks={revenueLastYear} /> }]),
  ]
  if (items.length === 0) return null
  return (
    <Stack gap={8}>
      <Heading level={3}>{t('registry.more')}</Heading>
      <DescriptionList items={items} />
    </Stack>
  )
}
