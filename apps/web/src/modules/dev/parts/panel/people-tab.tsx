import { listPeople, type Persona, personas, peopleExcel } from '@cabinet/contract/dev'
import { userStatuses } from '@cabinet/contract/people/user'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { LogIn } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { selectControl } from '../../../../shared/register/controls.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { RegisterExport } from '../../../../shared/register/register-export.tsx'
import { Register } from '../../../../shared/register/register.tsx'
import { defineRegister, useRegister } from '../../../../shared/register/use-register.ts'
import { impersonate } from '../../../../shared/auth/impersonate.ts'
import { twoLines } from '../../../../shared/ui/two-lines.tsx'
import { useSignInAs } from '../../data.ts'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { usePanelMessages } from './messages.ts'

type Messages = ReturnType<typeof usePanelMessages>

const tones = { ACTIVE: 'positive', UNCONFIRMED: 'notice', BLOCKED: 'negative', REJECTED: 'negative' } as const

const by = filtersOf(personas)

/** The register of people of every organization. */
const peopleRegister = defineRegister({
  id: 'personas',
  list: personas,
  find: listPeople,
  filters: { search: by.search('search'), status: by.oneOf('status.name') },
  sort: ['fullName', 'organization'],
  keyOf: ({ id }) => id,
})

const EnterButton = ({ person: { id, fullName, canSignIn } }: { person: Persona }) => {
  const t = usePanelMessages()
  const attempt = useAttempt()
  const me = useUser()
  const { trigger } = useSignInAs()
  const [isEntering, setEntering] = useState(false)
  const enter = async () => {
    setEntering(true)
    await attempt(async () => impersonate(await trigger({ params: { id } })))
    setEntering(false)
  }
  const reason = id === me.id ? t('people.you') : canSignIn ? undefined : t('people.cannot')
  return (
    <Button
      data-track="person-enter"
      icon={LogIn}
      size="small"
      variant="outline"
      tone="neutral"
      isLoading={isEntering}
      aria-label={t('people.enterAs', { name: fullName })}
      {...(reason !== undefined && { disabledReason: reason })}
      onPress={() => void enter()}
    >
      {t('people.enter')}
    </Button>
  )
}

const columnsOf = (t: Messages): readonly Column<Persona>[] => [
  {
    id: 'fullName',
    header: t('people.name'),
    width: 200,
    isFlexible: true,
    isSortable: true,
    isRowHeader: true,
    isAlwaysShown: true,
    cell: ({ fullName }) => fullName,
  },
  {
    id: 'contacts',
    header: t('people.contacts'),
    width: 230,
    ...twoLines<Persona>(({ username, email }) => ({ first: username, under: email })),
  },
  {
    id: 'organization',
    header: t('people.organization'),
    width: 200,
    isSortable: true,
    cell: ({ organization }) => organization ?? '—',
  },
  { id: 'roles', header: t('people.roles'), width: 170, cell: ({ roles }) => roles.join(', ') },
  {
    id: 'status',
    header: t('people.status'),
    width: 170,
    cell: ({ status }) => <Badge tone={tones[status.name]}>{status.description}</Badge>,
  },
  { id: 'enter', header: t('people.enter'), width: 120, cell: (person) => <EnterButton person={person} /> },
]

/** People of every organization; one press opens the cabinet as one of them. */
export const PeopleTab = () => {
  const t = usePanelMessages()
  const register = useRegister(peopleRegister)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Register
      hasHeading
      actions={<RegisterExport excel={peopleExcel} query={register.query} />}
      of={register}
      label={t('tab.people')}
      search={{ name: 'search', label: t('people.search'), placeholder: t('people.searchHint') }}
      controls={[
        selectControl({
          name: 'status',
          label: t('people.status'),
          any: t('people.anyStatus'),
          choices: userStatuses.map((status) => ({ value: status, label: t(`people.status.${status}`) })),
        }),
      ]}
      columns={columns}
    />
  )
}
