import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Navigate, useParams } from 'react-router-dom'
import { useUser } from '../../../shared/access/user.tsx'
import { problemOf } from '../../../shared/api/problem.ts'
import { paths } from '../../../shared/paths.ts'
import { useSharedWords } from '../../../shared/words.ts'
import { useColleague } from '../people-data.ts'
import { fullNameOf } from '../parts/names.ts'
import { useProfileWords } from '../parts/profile/words.ts'
import { PersonCard } from '../parts/users/person-card.tsx'
import { useWords } from '../words.ts'

const usersPath = paths.profile({}, { tab: 'users' })

const Unknown = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useProfileWords()
  const shared = useSharedWords()
  const { status, message } = problemOf(error, shared)
  const isGone = status === 404
  return (
    <Card>
      <EmptyState
        title={isGone ? t('user.notFound') : t('user.failed')}
        action={
          isGone ? (
            <ButtonLink href={usersPath} variant="outline" tone="neutral">
              {t('user.toList')}
            </ButtonLink>
          ) : (
            <Button variant="outline" tone="neutral" onPress={onRetry}>
              {shared('retry')}
            </Button>
          )
        }
      >
        {isGone ? undefined : message}
      </EmptyState>
    </Card>
  )
}

const Colleague = ({ id }: { id: string }) => {
  const t = useWords()
  const words = useProfileWords()
  const { data, error, mutate } = useColleague(id)
  return (
    <Stack gap={24}>
      <Breadcrumbs
        parents={[
          { label: t('profile.title'), href: paths.profile() },
          { label: words('tab.users'), href: usersPath },
        ]}
        current={data ? fullNameOf(data) : t('user.title')}
      />
      {data && <PersonCard person={data} />}
      {!data && <Heading level={1}>{t('user.title')}</Heading>}
      {!data && error === undefined && (
        <Card aria-busy="true">
          <SkeletonText lines={8} />
        </Card>
      )}
      {!data && error !== undefined && <Unknown error={error} onRetry={() => void mutate()} />}
    </Stack>
  )
}

/** The card of a person of the organization; the own one is the profile. */
export const Page = () => {
  const { id = '' } = useParams()
  const me = useUser()
  return id === me.id ? <Navigate to={paths.profile()} replace /> : <Colleague id={id} />
}
