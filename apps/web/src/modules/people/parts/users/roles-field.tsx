import type { DirectoryRole } from '@cabinet/contract/people/roles'
import { Banner } from '@cabinet/ui/banner'
import { CheckboxGroup } from '@cabinet/ui/checkbox-group'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useRoles } from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { useMeaning } from './use-meaning.ts'

/** Roles that can be chosen for a person: what may be given, what could be some day, what they hold. */
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

const nothing: readonly string[] = []

/** The field `roles`: at least one. What cannot be given says why; a new administrator asks for one's own password. */
export const RolesField = ({ held = nothing }: { held?: readonly string[] }) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const meaningOf = useMeaning()
  const { data, error } = useRoles()
  if (data)
    return (
      <FormField<readonly string[]>
        name="roles"
        empty={[]}
        validate={(value) => ((value as readonly string[]).length > 0 ? undefined : shared('required'))}
      >
        {(field) => (
          <>
            <CheckboxGroup
              label={t('roles.label')}
              isRequired
              items={choicesOf(data.content, held, meaningOf)}
              {...field}
            />
            {field.value.includes('USER_ADMIN') && !held.includes('USER_ADMIN') && <OwnPasswordField />}
          </>
        )}
      </FormField>
    )
  if (error === undefined) return <SkeletonText lines={4} />
  return (
    <Banner tone="negative" announce="alert">
      {t('roles.failed')}
    </Banner>
  )
}
