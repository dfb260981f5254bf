import type { Colleague } from '@cabinet/contract/people/colleagues'
import { excel, find, type JournalLine, organizationActs, organizationJournal } from '@cabinet/contract/people/journal'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { fullNameOf } from '../../../../shared/names.ts'
import { choicesControl } from '../../../../shared/register/choices-control.tsx'
import { selectControl } from '../../../../shared/register/controls.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { useRegisterMessages } from '../../../../shared/register/messages.ts'
import { periodControl } from '../../../../shared/register/period-control.tsx'
import { RegisterExport } from '../../../../shared/register/register-export.tsx'
import { Register } from '../../../../shared/register/register.tsx'
import { defineRegister, useRegister } from '../../../../shared/register/use-register.ts'
import { twoLines } from '../../../../shared/ui/two-lines.tsx'
import { useColleagues } from '../../data.ts'
import { useProfileMessages } from './messages.ts'

type Messages = ReturnType<typeof useProfileMessages>

const by = filtersOf(organizationJournal)

/** What was done in the name of the organization. */
const journalRegister = defineRegister({
  id: 'journal',
  list: organizationJournal,
  find,
  filters: { q: by.search('subject'), act: by.anyOf('act'), by: by.oneOf('byId'), period: by.days('atDateTime') },
  sort: organizationJournal.sort,
  keyOf: ({ id }) => id,
})

const columnsOf = (t: Messages): readonly Column<JournalLine>[] => [
  {
    id: 'act',
    header: t('journal.act'),
    width: 230,
    isRowHeader: true,
    isAlwaysShown: true,
    isSortable: true,
    isFlexible: true,
    ...twoLines<JournalLine>(({ act, roleNames }) => ({
      first: t(`journal.act.${act}`),
      under: roleNames.length > 0 ? t('journal.roles', { roles: roleNames.join(', ') }) : null,
    })),
  },
  { id: 'subject', header: t('journal.subject'), width: 200, cell: ({ subject }) => subject ?? '—' },
  {
    id: 'amount',
    header: t('journal.amount'),
    width: 120,
    kind: 'number',
    cell: ({ amount }) => (amount === null ? '—' : <Money kopecks={amount} />),
  },
  { id: 'by', header: t('journal.by'), width: 170, cell: ({ by: name }) => name },
  {
    id: 'atDateTime',
    header: t('journal.at'),
    width: 150,
    isSortable: true,
    cell: ({ atDateTime }) => <DateText value={atDateTime} format="dateTime" />,
  },
]

const NOBODY: readonly Colleague[] = []

const useControls = () => {
  const t = useProfileMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  // They only name the choices of a filter: without them the register is as good.
  const people = useColleagues().data?.content ?? NOBODY
  return useMemo(
    () => [
      choicesControl({
        name: 'act',
        label: t('journal.act'),
        any: t('journal.anyAct'),
        choices: organizationActs.map((act) => ({ value: act, label: t(`journal.act.${act}`) })),
      }),
      selectControl({
        name: 'by',
        label: t('journal.by'),
        any: t('journal.anyPerson'),
        choices: people.map((person) => ({ value: person.id, label: fullNameOf(person) })),
      }),
      periodControl({ name: 'period', label: t('journal.at'), locale, messages }),
    ],
    [t, messages, locale, people],
  )
}

/** Who has done what in the name of the organization, for its administrators. */
export const JournalTab = () => {
  const t = useProfileMessages()
  const register = useRegister(journalRegister)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Register
      of={register}
      label={t('journal.label')}
      hasHeading
      actions={<RegisterExport excel={excel} query={register.query} />}
      columns={columns}
      search={{ name: 'q', label: t('journal.search'), placeholder: t('journal.searchHint') }}
      controls={useControls()}
      empty={<EmptyState title={t('journal.empty')}>{t('journal.emptyText')}</EmptyState>}
    />
  )
}
