import { pages } from '@cabinet/contract/pages'
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
import { useSharedMessages } from '../../../shared/messages.ts'
import { useColleagueOfPage } from '../data.ts'
import { fullNameOf } from '../../../shared/names.ts'
import { useProfileMessages } from '../parts/profile/messages.ts'
import { PersonCard } from '../parts/users/person-card.tsx'
import { useMessages } from '../messages.ts'

const usersPath = pages.profile({}, { tab: 'users' })

const Unknown = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
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
  const t = useMessages()
  const { data, error, mutate } = useColleagueOfPage(id)
  return (
    <Stack gap={24}>
      <Breadcrumbs
        parents={[
          { label: t('profile.title'), href: pages.profile() },
          { label: t('tab.users'), href: usersPath },
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
  return id === me.id ? <Navigate to={pages.profile()} replace /> : <Colleague id={id} />
}
