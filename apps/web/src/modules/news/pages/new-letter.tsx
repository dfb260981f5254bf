import { newsPages } from '@cabinet/contract/news/pages'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { useNavigate } from 'react-router-dom'
import { Composer } from '../parts/composer.tsx'
import { useNewsMessages } from '../parts/messages.ts'

/** A letter that is begun. */
export const Page = () => {
  const t = useNewsMessages()
  const navigate = useNavigate()
  return (
    <Stack gap={16}>
      <Link isStandalone href={newsPages.news()}>
        {t('toList')}
      </Link>
      <Heading level={1}>{t('new.title')}</Heading>
      <Composer onSaved={({ id }) => navigate(newsPages.letter({ id }), { replace: true })} />
    </Stack>
  )
}
