import { devPages } from '@cabinet/contract/dev/pages'
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
import { usePanelMessages } from '../parts/panel/messages.ts'
import { useMessages } from '../messages.ts'

const FIRST = panelTabs[0]?.id

const Waiting = () => (
  <Card aria-busy="true">
    <SkeletonText lines={6} />
  </Card>
)

/** What is not as it would be in real life: a moved clock and failures that are on must not be forgotten. */
const Unusual = () => {
  const messages = usePanelMessages()
  const { data: faults } = useFaults()
  const { data: clock } = useClock()
  const count = faults?.faults.filter(({ isOn }) => isOn).length ?? 0
  return (
    <>
      {count > 0 && (
        <Banner
          tone="notice"
          title={messages('unusual.faults', { count })}
          action={
            <ButtonLink href={devPages.dev({}, { tab: 'faults' })} size="small" variant="quiet">
              {messages('unusual.toFaults')}
            </ButtonLink>
          }
        />
      )}
      {clock && clock.shiftMinutes !== 0 && (
        <Banner
          tone="notice"
          title={messages('unusual.clock')}
          action={
            <ButtonLink href={devPages.dev({}, { tab: 'clock' })} size="small" variant="quiet">
              {messages('unusual.toClock')}
            </ButtonLink>
          }
        />
      )}
    </>
  )
}

/** What platform staff need while the product runs with demo data, a section for each task. */
export const Page = () => {
  const t = useMessages()
  const messages = usePanelMessages()
  const [search] = useSearchParams()
  const wanted = search.get('tab')
  const chosen = panelTabs.find(({ id }) => id === wanted)?.id ?? FIRST
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('panel.title')}</Heading>
      <Unusual />
      <Tabs
        label={messages('tabs')}
        value={chosen}
        items={panelTabs.map(({ id, Content }) => ({
          id,
          title: messages(`tab.${id}`),
          href: devPages.dev({}, { tab: id === FIRST ? undefined : id }),
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
