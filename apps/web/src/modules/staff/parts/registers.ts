import {
  find,
  findActions,
  staffActionKinds,
  staffActions,
  staffJournal,
  type StaffPerson,
  staffPeople,
  staffThings,
} from '@cabinet/contract/staff'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { fullNameOf } from '../../../shared/names.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import { selectControl } from '../../../shared/register/controls.tsx'
import { filtersOf } from '../../../shared/register/filters.ts'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { defineRegister } from '../../../shared/register/use-register.ts'
import { useStaffMessages } from './messages.ts'

const byPerson = filtersOf(staffPeople)
const byAction = filtersOf(staffJournal)

/** Who works for the platform. */
export const peopleRegister = defineRegister({
  id: 'staff-people',
  list: staffPeople,
  find,
  filters: { q: byPerson.search('search'), waiting: byPerson.flag('mustChangePassword') },
  sort: staffPeople.sort,
  keyOf: ({ id }) => id,
})

export const usePeopleControls = () => {
  const t = useStaffMessages()
  return useMemo(() => [flagControl({ name: 'waiting', label: t('people.waiting'), words: t('flag.yes') })], [t])
}

/** What they have done. */
export const journalRegister = defineRegister({
  id: 'staff-journal',
  list: staffJournal,
  find: findActions,
  filters: {
    q: byAction.search('search'),
    kind: byAction.oneOf('kind'),
    thing: byAction.oneOf('thing'),
    action: byAction.anyOf('action'),
    by: byAction.oneOf('byId'),
    period: byAction.days('atDateTime'),
  },
  sort: staffJournal.sort,
  keyOf: ({ id }) => id,
})

/** @param people of the staff, who are offered as a filter */
export const useJournalControls = (people: readonly StaffPerson[]) => {
  const t = useStaffMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      selectControl({
        name: 'kind',
        label: t('journal.kind'),
        any: t('journal.anyKind'),
        choices: staffActionKinds.map((kind) => ({ value: kind, label: t(`journal.kind.${kind}`) })),
      }),
      selectControl({
        name: 'by',
        label: t('journal.by'),
        any: t('journal.anyPerson'),
        choices: people.map((person) => ({ value: person.id, label: fullNameOf(person) })),
      }),
      selectControl({
        name: 'thing',
        label: t('journal.thing'),
        any: t('journal.anyThing'),
        choices: staffThings.map((thing) => ({ value: thing, label: t(`journal.thing.${thing}`) })),
      }),
      choicesControl({
        name: 'action',
        label: t('journal.action'),
        any: t('journal.anyAction'),
        choices: staffActions.map((action) => ({ value: action, label: t(`journal.action.${action}`) })),
      }),
      periodControl({ name: 'period', label: t('journal.at'), locale, messages }),
    ],
    [t, messages, locale, people],
  )
}
