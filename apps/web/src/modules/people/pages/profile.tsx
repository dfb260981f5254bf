import { pages } from '@cabinet/contract/pages'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { useSearchParams } from 'react-router-dom'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useProfileTabs } from '../../../shared/profile-tabs.ts'
import { useProfileMessages } from '../parts/profile/messages.ts'
import { useMessages } from '../messages.ts'
import * as styles from './profile.css.ts'

/** Each section draws what it waits for itself: a likeness of its code, before that, would be the first of two. */
const Waiting = () => <div aria-busy="true" className={styles.waiting} />

/** The person, their organization and its people, a section for each; `?tab=` names the one that is open. */
export const Page = () => {
  const t = useMessages()
  const messages = useProfileMessages()
  const intl = useIntl()
  const tabs = useProfileTabs()
  const [search] = useSearchParams()
  const wanted = search.get('tab')
  const chosen = tabs.find(({ id }) => id === wanted) ?? tabs[0]
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('profile.title')}</Heading>
      <Tabs
        label={messages('tabs')}
        value={chosen?.id}
        items={tabs.map(({ id, title, Content }) => ({
          id,
          title: String(intl.formatMessage({ id: title })),
          href: pages.profile({}, { tab: id === tabs[0]?.id ? undefined : id }),
          content: <Content loading={<Waiting />} />,
        }))}
      />
    </Stack>
  )
}
