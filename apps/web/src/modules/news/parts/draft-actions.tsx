import type { NewsLetterCard } from '@cabinet/contract/news'
import { newsPages } from '@cabinet/contract/news/pages'
import { Button } from '@cabinet/ui/button'
import { toast } from '@cabinet/ui/toast'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../../shared/access/user.tsx'
import { RemoveDialog } from '../../../shared/ui/remove-dialog.tsx'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useRemove, useTest } from '../data.ts'
import { Leading } from './leading.tsx'
import { useNewsMessages } from './messages.ts'
import { SendDialog } from './send-dialog.tsx'

/** What can be done with a draft that is kept as it stands: what is still being typed would not go with it. */
export const DraftActions = ({ letter, isSaved }: { letter: NewsLetterCard; isSaved: boolean }) => {
  const t = useNewsMessages()
  const navigate = useNavigate()
  const { email } = useUser()
  const attempt = useAttempt()
  const { trigger: tryOut, isMutating } = useTest()
  const { trigger: remove } = useRemove()
  const [opened, setOpened] = useState<'send' | 'remove' | null>(null)
  const params = { id: letter.id }
  const close = () => setOpened(null)
  return (
    <>
      <Leading isLeading={isSaved}>
        <Button icon={Send} isDisabled={!isSaved} onPress={() => setOpened('send')}>
          {t('send')}
        </Button>
      </Leading>
      <Button
        variant="outline"
        tone="neutral"
        isDisabled={!isSaved}
        isLoading={isMutating}
        onPress={() =>
          void attempt(async () => {
            await tryOut({ params })
            toast.show({ tone: 'positive', text: t('test.done', { email }) })
          })
        }
      >
        {t('test')}
      </Button>
      <Button variant="quiet" tone="negative" onPress={() => setOpened('remove')}>
        {t('remove')}
      </Button>
      {opened === 'send' && <SendDialog letter={letter} onClose={close} />}
      {opened === 'remove' && (
        <RemoveDialog
          title={t('remove.title')}
          text={t('remove.text')}
          submit={t('remove')}
          done={t('remove.done')}
          onRemove={() => remove({ params })}
          onRemoved={() => navigate(newsPages.news(), { replace: true })}
          onClose={close}
        />
      )}
    </>
  )
}
