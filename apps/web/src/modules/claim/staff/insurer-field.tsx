import { Select } from '@cabinet/ui/select'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useStaffClaimsMessages } from './messages.ts'

/** An insurer that can be chosen. */
export interface InsurerChoice {
  readonly id: string
  readonly name: string
}

/** The field `insurerId`: one of those that are on. */
export const InsurerField = ({ insurers }: { insurers: readonly InsurerChoice[] }) => {
  const t = useStaffClaimsMessages()
  const say = useRuleText()
  const validate = useMemo(() => fieldValidator(required, say), [say])
  const items = useMemo(() => insurers.map(({ id, name }) => ({ value: id, label: name })), [insurers])
  return (
    <FormField<string> name="insurerId" empty="" validate={validate}>
      {(field) => <Select {...field} isRequired label={t('insurer')} items={items} />}
    </FormField>
  )
}
