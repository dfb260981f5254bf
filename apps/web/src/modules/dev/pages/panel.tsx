import { Card } from '@cabinet/ui/card'
import { Checkbox } from '@cabinet/ui/checkbox'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useFaults, useHealth, useServerModules, useSetFault } from '../data.ts'
import { useWords } from '../words.ts'

/** What the platform's own people need while the product runs with demo data. */
export const Page = () => {
  const t = useWords()
  const { data: faults } = useFaults()
  const { data: health } = useHealth()
  const { data: serverModules } = useServerModules()
  const { trigger } = useSetFault()
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('panel.title')}</Heading>
      <Card>
        <DescriptionList
          items={[
            { label: t('panel.health'), value: health ? `${health.status}, ${health.version}` : '—' },
            { label: t('panel.modules'), value: serverModules?.join(', ') ?? '—' },
          ]}
        />
      </Card>
      <Card>
        <Stack gap={12}>
          <Heading level={2}>{t('panel.faults')}</Heading>
          <Text tone="muted">{t('panel.faultsText')}</Text>
          {faults?.faults.map(({ name, isOn }) => (
            <Checkbox
              key={name}
              value={isOn}
              onChange={(next) => void trigger({ params: { name }, body: { isOn: next } })}
            >
              {name}
            </Checkbox>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}
