import { staffPages } from '@cabinet/contract/staff/pages'
import { Button } from '@cabinet/ui/button'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Tabs } from '@cabinet/ui/tabs'
import { Text } from '@cabinet/ui/text'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fullNameOf } from '../../../shared/names.ts'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { ShownOnce } from '../../../shared/ui/shown-once.tsx'
import { type Added, AddPersonDialog } from '../parts/add-person-dialog.tsx'
import { AttentionList } from '../parts/attention-list.tsx'
import { JournalTab } from '../parts/journal-tab.tsx'
import { useStaffMessages } from '../parts/messages.ts'
import { PeopleTab } from '../parts/people-tab.tsx'

/** For platform staff: what waits for them, who they are, and what they have done. */
export const Page = () => {
  const t = useStaffMessages()
  const [params] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Inline justify="between">
          <Heading level={1}>{t('title')}</Heading>
          <MainAction>
            <Button icon={UserPlus} onPress={() => setAdding(true)}>
              {t('add.open')}
            </Button>
          </MainAction>
        </Inline>
        <Text tone="muted" hasMeasure>
          {t('lead')}
        </Text>
      </Stack>
      {added?.temporaryPassword != null && (
        <ShownOnce
          title={t('add.passwordOf', { name: fullNameOf(added.person) })}
          value={added.temporaryPassword}
          note={t('add.passwordOnce')}
          copy={t('add.copy')}
          onClose={() => setAdded(null)}
        />
      )}
      <AttentionList />
      <Tabs
        label={t('tabs')}
        value={params.get('tab') === 'journal' ? 'journal' : 'people'}
        items={[
          { id: 'people', title: t('tab.people'), href: staffPages.staff(), content: <PeopleTab /> },
          {
            id: 'journal',
            title: t('tab.journal'),
            href: staffPages.staff({}, { tab: 'journal' }),
            content: <JournalTab />,
          },
        ]}
      />
      {isAdding && <AddPersonDialog onAdded={setAdded} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
