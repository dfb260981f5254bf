import type { Colleague } from '@cabinet/contract/colleague'
import type { DirectoryRole } from '@cabinet/contract/role'
import { Banner } from '@cabinet/ui/banner'
import { CheckboxGroup } from '@cabinet/ui/checkbox-group'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { useMemo, useState } from 'react'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useSharedWords } from '../../../../shared/words.ts'
import { useChangeRoles, useConfirmPerson, useRoles } from '../../people-data.ts'
import { fullNameOf } from '../names.ts'
import { useProfileWords } from '../profile/words.ts'
import { FormDialog } from './form-dialog.tsx'
import { useMeaning } from './use-meaning.ts'

interface Values {
  readonly roles: readonly string[]
}

/** Roles that can be chosen for this person: what may be given, what could be some day, what they hold. */
const choicesOf = (
  roles: readonly DirectoryRole[],
  held: readonly string[],
  meaningOf: (id: string) => string | undefined,
) =>
  roles
    .filter(({ id, isAssignable, reason }) => isAssignable || reason !== null || held.includes(id))
    .map(({ id, description, isAssignable, reason }) => {
      const canChange = isAssignable || held.includes(id)
      const meaning = meaningOf(id)
      return {
        value: id,
        label: description,
        description: canChange ? meaning : (reason ?? meaning),
        isDisabled: !canChange,
      }
    })

const useChange = (kind: 'confirm' | 'roles', person: Colleague) => {
  const confirm = useConfirmPerson()
  const change = useChangeRoles()
  // The state of the person when the dialog was opened: a change by somebody else meanwhile is refused.
  const [version] = useState(person.version)
  const params = { id: person.id }
  return (roles: readonly string[]) =>
    kind === 'confirm'
      ? confirm.trigger({ params, body: { roles: [...roles] } })
      : change.trigger({ params, body: { roles: [...roles], version } })
}

/** Chooses roles: to let in a person who waits, or to change what somebody may do. */
export const RolesDialog = ({
  kind,
  person,
  onClose,
}: {
  kind: 'confirm' | 'roles'
  person: Colleague
  onClose: () => void
}) => {
  const t = useProfileWords()
  const shared = useSharedWords()
  const meaningOf = useMeaning()
  const { data, error } = useRoles()
  const send = useChange(kind, person)
  const held = useMemo(() => (kind === 'confirm' ? [] : person.roles.map(({ id }) => id)), [kind, person])
  const initialValues = useMemo<Values>(() => ({ roles: kind === 'confirm' ? ['USER'] : held }), [kind, held])
  return (
    <FormDialog<Values>
      title={t(`${kind}.title`)}
      text={kind === 'confirm' ? t('confirm.text', { name: fullNameOf(person) }) : t('roles.text')}
      submit={t(`${kind}.submit`)}
      done={t(`${kind}.done`)}
      initialValues={initialValues}
      fields={['roles']}
      isReady={data !== undefined}
      onSubmit={({ roles }) => send(roles)}
      onClose={onClose}
    >
      {data ? (
        <FormField<readonly string[]>
          name="roles"
          empty={[]}
          validate={(value) => ((value as readonly string[]).length > 0 ? undefined : shared('required'))}
        >
          {({ value, onChange, onBlur, onFocus, errorMessage }) => (
            <CheckboxGroup
              label={t('roles.label')}
              isRequired
              choices={choicesOf(data.content, held, meaningOf)}
              value={value}
              errorMessage={errorMessage}
              onBlur={onBlur}
              onChange={onChange}
              onFocus={onFocus}
            />
          )}
        </FormField>
      ) : error === undefined ? (
        <SkeletonText lines={4} />
      ) : (
        <Banner tone="negative" announce="alert">
          {t('roles.failed')}
        </Banner>
      )}
    </FormDialog>
  )
}
