import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { first, max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useAddContract } from './data.ts'
import { useStaffMessages } from './messages.ts'

interface Values {
  readonly prefix: string
}

const LONGEST = 40

/** Adds a contract, or the beginning of several. */
export const AddContractDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useStaffMessages()
  const say = useRuleText()
  const { trigger } = useAddContract()
  const validate = useMemo(
    () => formValidator({ prefix: first<'required' | 'max'>(required, max(LONGEST)) }, say),
    [say],
  )
  return (
    <FormDialog<Values>
      title={t('add.title')}
      submit={t('add.submit')}
      done={t('add.done')}
      validate={validate}
      fields={['prefix']}
      onSubmit={({ prefix }) => trigger({ body: { prefix } })}
      onClose={onClose}
    >
      <FormField<string> name="prefix" empty="">
        {(field) => <TextField {...field} isRequired label={t('add.field')} description={t('add.hint')} />}
      </FormField>
    </FormDialog>
  )
}
