import type { Colleague } from '@cabinet/contract/colleague'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Pagination } from '@cabinet/ui/pagination'
import { Stack } from '@cabinet/ui/stack'
import { Clock } from 'lucide-react'
import { useCallback } from 'react'
import { useCan } from '../../../../shared/access/user.tsx'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedWords } from '../../../../shared/words.ts'
import { useColleagues, useWaitingCount } from '../../people-data.ts'
import type { PersonAction } from '../users/actions.ts'
import { InviteDialog } from '../users/invite-dialog.tsx'
import { PersonDialogs } from '../users/person-dialogs.tsx'
import { usePersonAction } from '../users/use-person-action.ts'
import { requestOf, useUsersState } from '../users/use-users-state.ts'
import { UsersFilters } from '../users/users-filters.tsx'
import { UsersTable } from '../users/users-table.tsx'
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
  const { state, change, pageSize } = useUsersState()
  const { open, invite, isInviting, close } = usePersonAction()
  const { data, error, isLoading, isValidating, mutate } = useColleagues(requestOf(state))
  const rows = data?.content ?? []
  const onAction = useCallback((action: PersonAction, person: Colleague) => open(action, person.id), [open])
  return (
    <Stack gap={16}>
      <WaitingBanner onShow={state.status === 'UNCONFIRMED' ? undefined : () => change({ status: 'UNCONFIRMED' })} />
      <UsersFilters state={state} onChange={change} onInvite={invite} />
      <Card isPadded={false}>
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
      </Card>
      {data && data.totalElements > pageSize && (
        <Pagination
          page={state.page}
          pageSize={pageSize}
          total={data.totalElements}
          onPageChange={(page) => change({ page })}
        />
      )}
      <PersonDialogs known={rows} />
      {isInviting && <InviteDialog onClose={close} />}
    </Stack>
  )
}
