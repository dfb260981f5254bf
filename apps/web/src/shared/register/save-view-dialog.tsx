import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormField } from '../forms/form-field.tsx'
import { useRuleText } from '../intl/rule-text.ts'
import { useRegisterMessages } from './messages.ts'

interface Values {
  readonly name: string
}

const rules = { name: [required, max(60)] }

/** Asks for the name of a view. A view of the same name is replaced. */
export const SaveViewDialog = ({
  onSave,
  onClose,
}: {
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}) => {
  const t = useRegisterMessages()
  const say = useRuleText()
  const validate = useMemo(() => formValidator(rules, say), [say])
  return (
    <FormDialog<Values>
      title={t('views.saveTitle')}
      text={t('views.saveText')}
      submit={t('views.submit')}
      done={t('views.saved')}
      validate={validate}
      fields={['name']}
      onSubmit={({ name }) => onSave(name.trim())}
      onClose={onClose}
    >
      <FormField<string> name="name" empty="">
        {(field) => <TextField label={t('views.name')} isRequired autoFocus {...field} />}
      </FormField>
    </FormDialog>
  )
}
