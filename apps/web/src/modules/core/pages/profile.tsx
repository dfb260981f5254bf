import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../../../shared/access/user.tsx'
import { paths } from '../../../shared/paths.ts'
import { tabsOf } from '../parts/profile/tabs.ts'
import { useProfileWords } from '../parts/profile/words.ts'
import { useWords } from '../words.ts'

const Waiting = () => (
  <Card aria-busy="true">
    <SkeletonText lines={6} />
  </Card>
)

/** The person, their organization and its people, a section for each; `?tab=` names the one that is open. */
export const Page = () => {
  const t = useWords()
  const words = useProfileWords()
  const user = useUser()
  const [search] = useSearchParams()
  const tabs = tabsOf(user)
  const wanted = search.get('tab')
  const chosen = tabs.find(({ id }) => id === wanted) ?? tabs[0]
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('profile.title')}</Heading>
      <Tabs
        label={words('tabs')}
        value={chosen?.id}
        items={tabs.map(({ id, Content }) => ({
          id,
          title: words(`tab.${id}`),
          href: paths.profile({}, { tab: id === tabs[0]?.id ? undefined : id }),
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
