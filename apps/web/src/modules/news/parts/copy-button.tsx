import type { NewsLetterCard } from '@cabinet/contract/news'
import { newsPages } from '@cabinet/contract/news/pages'
import { Button } from '@cabinet/ui/button'
import { toast } from '@cabinet/ui/toast'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useCreate } from '../data.ts'
import { useNewsMessages } from './messages.ts'

/** Begins a draft with what a stopped letter said, to be corrected and sent again. */
export const CopyButton = ({ letter: { subject, text, audience } }: { letter: NewsLetterCard }) => {
  const t = useNewsMessages()
  const navigate = useNavigate()
  const attempt = useAttempt()
  const { trigger, isMutating } = useCreate()
  const copy = () =>
    attempt(async () => {
      const { id } = await trigger({ body: { subject, text, audience: audience?.name ?? null } })
      toast.show({ tone: 'positive', text: t('copy.done') })
      void navigate(newsPages.letter({ id }))
    })
  return (
    <Button variant="outline" tone="neutral" isLoading={isMutating} onPress={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
