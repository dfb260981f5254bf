import type { Colleague } from '@cabinet/contract/colleague'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Pagination } from '@cabinet/ui/pagination'
import { Stack } from '@cabinet/ui/stack'
import { Clock, MailPlus, UserPlus } from 'lucide-react'
import { useCallback } from 'react'
import { useCan, useUser } from '../../../../shared/access/user.tsx'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedWords } from '../../../../shared/words.ts'
import { useColleagues, useWaitingCount } from '../../people-data.ts'
import type { PersonAction } from '../users/actions.ts'
import { AddDialog } from '../users/add-dialog.tsx'
import { InviteDialog } from '../users/invite-dialog.tsx'
import { PersonDialogs } from '../users/person-dialogs.tsx'
import { usePersonAction } from '../users/use-person-action.ts'
import { requestOf, useUsersState } from '../users/use-users-state.ts'
import { UsersFilters } from '../users/users-filters.tsx'
import { UsersTable } from '../users/users-table.tsx'
import * as styles from './users-tab.css.ts'
import { useProfileWords } from './words.ts'

const WaitingBanner = ({ onShow }: { onShow: (() => void) | undefined }) => {
  const t = useProfileWords()
  const may = useCan()
  const count = useWaitingCount(may(['USER_ADMIN']))
  if (count === 0) return null
  return (
    <Banner
      tone="notice"
      icon={Clock}
      title={t('users.waiting', { count })}
      action={
        onShow && (
          <Button variant="outline" tone="neutral" size="small" onPress={onShow}>
            {t('users.showWaiting')}
          </Button>
        )
      }
    />
  )
}

/** People of the cabinet: who they are, what they may do, and what an administrator may do about them. */
export const UsersTab = () => {
  const t = useProfileWords()
  const shared = useSharedWords()
  const may = useCan()
  const { state, change, pageSize } = useUsersState()
  const me = useUser()
  const isAdmin = may(['USER_ADMIN'])
  const isOwner = me.isOwner || may(['GODMOD'])
  const { open, invite, isInviting, add, isAdding, close } = usePersonAction()
  const { data, error, isLoading, isValidating, mutate } = useColleagues(requestOf(state))
  const rows = data?.content ?? []
  const onAction = useCallback((action: PersonAction, person: Colleague) => open(action, person.id), [open])
  return (
    <Stack gap={16}>
      <WaitingBanner onShow={state.status === 'UNCONFIRMED' ? undefined : () => change({ status: 'UNCONFIRMED' })} />
      <Card as="section" aria-labelledby="profile-users" className={styles.card} isPadded={false}>
        <Inline className={styles.heading} justify="between" gap={12}>
          <Heading id="profile-users" level={2}>
            {t('users.label')}
          </Heading>
          <Inline gap={8}>
            {isAdmin && (
              <Button
                variant="outline"
                tone="neutral"
                icon={UserPlus}
                disabledReason={isOwner ? undefined : shared('ownerOnly')}
                onPress={add}
              >
                {t('users.add')}
              </Button>
            )}
            <Button icon={MailPlus} disabledReason={isAdmin ? undefined : shared('adminOnly')} onPress={invite}>
              {t('users.invite')}
            </Button>
          </Inline>
        </Inline>
        <UsersFilters state={state} onChange={change} />
        <UsersTable
          rows={rows}
          sort={state.sort}
          isLoading={isLoading || (isValidating && data !== undefined && data.number !== state.page - 1)}
          empty={
            <EmptyState
              title={t('users.empty')}
              action={
                <Button variant="outline" tone="neutral" onPress={() => change({ search: '', status: '', role: '' })}>
                  {t('users.reset')}
                </Button>
              }
            />
          }
          error={
            error === undefined ? undefined : (
              <EmptyState
                title={t('users.failed')}
                action={
                  <Button variant="outline" tone="neutral" onPress={() => void mutate()}>
                    {shared('retry')}
                  </Button>
                }
              >
                {problemOf(error, shared).message}
              </EmptyState>
            )
          }
          onSortChange={(sort) => change({ sort })}
          onAction={onAction}
        />
        {data && data.totalElements > pageSize && (
          <div className={styles.pages}>
            <Pagination
              page={state.page}
              pageSize={pageSize}
              total={data.totalElements}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
      <PersonDialogs known={rows} />
      {isInviting && isAdmin && <InviteDialog onClose={close} />}
      {isAdding && isOwner && <AddDialog onClose={close} />}
    </Stack>
  )
}
