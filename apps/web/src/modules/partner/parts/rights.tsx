import { type PartnerRightOfPerson, partnerRights } from '@cabinet/contract/access'
import type { PartnerPerson } from '@cabinet/contract/partner/people'
import { CheckboxGroup } from '@cabinet/ui/checkbox-group'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useUser } from '../../../shared/access/user.tsx'
import { fullNameOf } from '../../../shared/names.ts'
import { useSetRights } from '../data.ts'
import { usePartnerMessages } from './messages.ts'

interface Values {
  readonly rights?: readonly string[]
}

/** The chosen rights in their order. */
export const rightsIn = ({ rights = [] }: Values): PartnerRightOfPerson[] =>
  partnerRights.filter((right) => rights.includes(right))

/** What a form with rights lacks. */
export const useRightsProblem = () => {
  const t = usePartnerMessages()
  return (values: Values) => (rightsIn(values).length === 0 ? { rights: t('rights.none') } : {})
}

/** What somebody may do for the partner. */
export const RightsField = () => {
  const t = usePartnerMessages()
  return (
    <FormField<readonly string[]> name="rights" empty={[]}>
      {(field) => (
        <CheckboxGroup
          {...field}
          isRequired
          label={t('rights.title')}
          items={partnerRights.map((right) => ({
            value: right,
            label: t(`rights.${right}`),
            description: t(`rights.${right}.hint`),
          }))}
        />
      )}
    </FormField>
  )
}

/** Changes what somebody may do for the partner. */
export const RightsDialog = ({
  partnerId,
  person,
  onClose,
}: {
  partnerId: string
  person: PartnerPerson
  onClose: () => void
}) => {
  const t = usePartnerMessages()
  const problemOf = useRightsProblem()
  const { trigger } = useSetRights()
  const { partner: own } = useUser()
  return (
    <FormDialog<Values>
      title={t('rights.title')}
      text={
        own
          ? `${t('rights.text', { name: fullNameOf(person) })} ${t('rights.notOwn')}`
          : t('rights.text', { name: fullNameOf(person) })
      }
      submit={t('rights.submit')}
      done={t('rights.done')}
      initialValues={{ rights: person.rights }}
      validate={problemOf}
      fields={['rights']}
      onSubmit={(values) =>
        trigger({ params: { id: partnerId, personId: person.id }, body: { rights: rightsIn(values) } })
      }
      onClose={onClose}
    >
      <RightsField />
    </FormDialog>
  )
}
