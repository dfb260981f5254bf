import { unsubscribe } from '@cabinet/contract/people/profile'
import { pages } from '@cabinet/contract/pages'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { EmptyBoxDrawing, LostPageDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Spinner } from '@cabinet/ui/spinner'
import { useSearchParams } from 'react-router-dom'
import useSWRImmutable from 'swr/immutable'
import { call } from '../../../shared/api/http.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useUnsubscribeMessages } from '../parts/unsubscribe/messages.ts'

const NOT_GENUINE = new Set<number | null>([400, 404])

const ToProfile = () => {
  const t = useUnsubscribeMessages()
  return (
    <ButtonLink variant="outline" tone="neutral" href={pages.profile({}, { tab: 'notifications' })}>
      {t('toProfile')}
    </ButtonLink>
  )
}

/**
 * Where the link in a letter of news leads: to open it is to unsubscribe, without signing in and without another press.
 * To come again changes nothing.
 */
export const Page = () => {
  const t = useUnsubscribeMessages()
  const shared = useSharedMessages()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const { data, error, mutate } = useSWRImmutable(
    ['unsubscribe', token],
    async () => {
      await call(unsubscribe, { query: { token } })
      return true
    },
    { shouldRetryOnError: false },
  )
  if (data) {
    return (
      <EmptyState drawing={<EmptyBoxDrawing />} level={1} title={t('done')} action={<ToProfile />}>
        {t('done.text')}
      </EmptyState>
    )
  }
  if (error === undefined) return <EmptyState drawing={<Spinner size={40} />} level={1} title={t('underWay')} />
  const problem = problemOf(error, shared)
  if (NOT_GENUINE.has(problem.status)) {
    return (
      <EmptyState drawing={<LostPageDrawing />} level={1} title={t('wrong')} action={<ToProfile />}>
        {t('wrong.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={<LostPageDrawing />}
      level={1}
      title={t('failed')}
      action={<Button onPress={() => void mutate()}>{t('retry')}</Button>}
    >
      {problem.message}
    </EmptyState>
  )
}
