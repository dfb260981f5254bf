import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClock, useFaults } from '../data.ts'
import { panelTabs } from '../parts/panel/tabs.ts'
import { usePanelWords } from '../parts/panel/words.ts'
import { paths } from '../paths.ts'
import { useWords } from '../words.ts'

const FIRST = panelTabs[0]?.id

const Waiting = () => (
  <Card aria-busy="true">
    <SkeletonText lines={6} />
  </Card>
)

/** What is not as it would be in real life: a moved clock and failures that are on must not be forgotten. */
const Unusual = () => {
  const words = usePanelWords()
  const { data: faults } = useFaults()
  const { data: clock } = useClock()
  const count = faults?.faults.filter(({ isOn }) => isOn).length ?? 0
  return (
    <>
      {count > 0 && (
        <Banner
          tone="notice"
          title={words('unusual.faults', { count })}
          action={
            <ButtonLink href={paths.dev({}, { tab: 'faults' })} size="small" variant="quiet">
              {words('unusual.toFaults')}
            </ButtonLink>
          }
        />
      )}
      {clock && clock.shiftMinutes !== 0 && (
        <Banner
          tone="notice"
          title={words('unusual.clock')}
          action={
            <ButtonLink href={paths.dev({}, { tab: 'clock' })} size="small" variant="quiet">
              {words('unusual.toClock')}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}

/** What platform staff need while the product runs with demo data, a section for each task. */
export const Page = () => {
  const t = useWords()
  const words = usePanelWords()
  const [search] = useSearchParams()
  const wanted = search.get('tab')
  const chosen = panelTabs.find(({ id }) => id === wanted)?.id ?? FIRST
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('panel.title')}</Heading>
      <Unusual />
      <Tabs
        label={words('tabs')}
        value={chosen}
        items={panelTabs.map(({ id, Content }) => ({
          id,
          title: words(`tab.${id}`),
          href: paths.dev({}, { tab: id === FIRST ? undefined : id }),
          content: (
            <Suspense fallback={<Waiting />}>
              <Content />
            </Suspense>
          ),
        }))}
      />
    </Stack>
  )
}
