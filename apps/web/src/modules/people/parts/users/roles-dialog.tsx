import type { Colleague } from '@cabinet/contract/people/colleagues'
import { useMemo, useState } from 'react'
import { rolesInForce } from '../../../../shared/access/access.ts'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { useChangeRoles, useConfirmPerson, useRoles } from '../../data.ts'
import { fullNameOf } from '../../../../shared/names.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { RolesField } from './roles-field.tsx'

interface Values {
  readonly roles: readonly string[]
  readonly password?: string
}

const useChange = (kind: 'confirm' | 'roles', person: Colleague) => {
  const confirm = useConfirmPerson()
  const change = useChangeRoles()
  // The state of the person when the dialog was opened: a change by somebody else meanwhile is refused.
  const [version] = useState(person.version)
  const params = { id: person.id }
  return ({ roles, password }: Values) =>
    kind === 'confirm'
      ? confirm.trigger({ params, body: { roles: [...roles], password } })
      : change.trigger({ params, body: { roles: [...roles], password, version } })
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
  const t = useProfileMessages()
  const { data } = useRoles()
  const send = useChange(kind, person)
  const held = useMemo(() => (kind === 'confirm' ? [] : rolesInForce(person).map(({ id }) => id)), [kind, person])
  const initialValues = useMemo<Values>(() => ({ roles: kind === 'confirm' ? ['USER'] : held }), [kind, held])
  return (
    <FormDialog<Values>
      title={t(`${kind}.title`)}
      text={kind === 'confirm' ? t('confirm.text', { name: fullNameOf(person) }) : t('roles.text')}
      submit={t(`${kind}.submit`)}
      done={t(`${kind}.done`)}
      initialValues={initialValues}
      fields={['roles', 'password']}
      isReady={data !== undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <RolesField held={held} />
    </FormDialog>
  )
}
