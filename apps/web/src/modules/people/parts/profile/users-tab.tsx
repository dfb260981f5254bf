import { pages } from '@cabinet/contract/pages'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Menu, MenuItem } from '@cabinet/ui/menu'
import { Stack } from '@cabinet/ui/stack'
import { Clock, MailPlus, UserCheck, UserPlus } from 'lucide-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Colleague, excel, summary } from '@cabinet/contract/people/colleagues'
import { useCan, useUser } from '../../../../shared/access/user.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { RegisterExport } from '../../../../shared/register/register-export.tsx'
import { Register } from '../../../../shared/register/register.tsx'
import { type Query, useRegister } from '../../../../shared/register/use-register.ts'
import { useSums } from '../../../../shared/register/use-sums.ts'
import { MainAction } from '../../../../shared/ui/main-action.tsx'
import { useWaitingCount } from '../../data.ts'
import { AddDialog } from '../users/add-dialog.tsx'
import { InviteDialog } from '../users/invite-dialog.tsx'
import { PersonDialogs } from '../users/person-dialogs.tsx'
import { PersonRowMenu } from '../users/person-row-menu.tsx'
import { usePersonAction } from '../users/use-person-action.ts'
import { useUsersColumns } from '../users/users-columns.tsx'
import { usersRegister, useUsersControls } from '../users/users-register.ts'
import { useProfileMessages } from './messages.ts'

const WaitingBanner = ({ onShow }: { onShow: (() => void) | undefined }) => {
  const t = useProfileMessages()
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

/** What an administrator may do about people who are not here yet; the owner has two ways to do it. */
const Actions = ({ onAdd, onInvite }: { onAdd: () => void; onInvite: () => void }) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const may = useCan()
  const me = useUser()
  if (me.isOwner || may(['GODMOD']))
    return (
      <MainAction>
        <Menu
          aria-label={t('users.new')}
          trigger={<Button icon={UserPlus}>{t('users.new')}</Button>}
          onAction={(key) => (key === 'add' ? onAdd() : onInvite())}
        >
          <MenuItem id="invite" icon={MailPlus} description={t('users.byLetter.how')}>
            {t('users.byLetter')}
          </MenuItem>
          <MenuItem id="add" icon={UserCheck} description={t('users.atOnce.how')}>
            {t('users.atOnce')}
          </MenuItem>
        </Menu>
      </MainAction>
    )
  return (
    <MainAction>
      <Button icon={MailPlus} disabledReason={may(['USER_ADMIN']) ? undefined : shared('adminOnly')} onPress={onInvite}>
        {t('users.invite')}
      </Button>
    </MainAction>
  )
}

/** How many people match, and how they stand. */
const useUserSums = ({ query }: { query: Query<typeof usersRegister.list> }) => {
  const t = useProfileMessages()
  const { locale } = useIntl()
  return useSums(summary, query, [
    { id: 'count', label: t('users.sum.count'), value: ({ count }) => count.toLocaleString(locale) },
    { id: 'active', label: t('users.sum.active'), value: ({ active }) => active.toLocaleString(locale) },
    {
      id: 'unconfirmed',
      label: t('users.sum.unconfirmed'),
      value: ({ unconfirmed }) => unconfirmed.toLocaleString(locale),
    },
    { id: 'blocked', label: t('users.sum.blocked'), value: ({ blocked }) => blocked.toLocaleString(locale) },
  ])
}

/** People of the cabinet: who they are, what they may do, and what an administrator may do about them. */
export const UsersTab = () => {
  const t = useProfileMessages()
  const may = useCan()
  const me = useUser()
  const navigate = useNavigate()
  const register = useRegister(usersRegister)
  const { open, invite, isInviting, add, isAdding, close } = usePersonAction()
  const confirm = useCallback((person: Colleague) => open('confirm', person.id), [open])
  const columns = useUsersColumns(me, confirm)
  const controls = useUsersControls()
  const sums = useUserSums(register)
  const rowActions = useCallback(
    (person: Colleague) => <PersonRowMenu person={person} onAction={(action) => open(action, person.id)} />,
    [open],
  )
  return (
    <Stack gap={16}>
      <WaitingBanner
        onShow={
          register.values.status === 'UNCONFIRMED' ? undefined : () => register.setFilter('status', 'UNCONFIRMED')
        }
      />
      <Register
        of={register}
        label={t('users.label')}
        hasHeading
        actions={
          <>
            <Actions onAdd={add} onInvite={invite} />
            <RegisterExport excel={excel} query={register.query} />
          </>
        }
        search={{ name: 'q', label: t('users.searchLabel'), placeholder: t('users.search') }}
        controls={controls}
        sums={sums}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={({ id }) => void navigate(pages['user-detail']({ id }))}
      />
      <PersonDialogs known={register.items} />
      {isInviting && may(['USER_ADMIN']) && <InviteDialog onClose={close} />}
      {isAdding && (me.isOwner || may(['GODMOD'])) && <AddDialog onClose={close} />}
    </Stack>
  )
}
