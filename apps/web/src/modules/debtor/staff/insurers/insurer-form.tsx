import { type Insurer, type InsurerFields, insurer as get } from '@cabinet/contract/debtor/staff'
import { InnField } from '@cabinet/ui/inn-field'
import { TextField } from '@cabinet/ui/text-field'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, organizationInn, required } from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'
import { useMemo } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { useInvalidate } from '../../../../shared/api/data.ts'
import { FormDrawer } from '../../../../shared/forms/form-drawer.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { LoadingDrawer } from '../../../../shared/forms/loading-drawer.tsx'
import { useVersionedForm } from '../../../../shared/forms/use-versioned-form.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useCreateInsurer, useInsurer, useUpdateInsurer } from '../data.ts'
import { useInsurersMessages } from './messages.ts'

/** Stands for the id of an insurer that is being added. */
export const NEW_INSURER = 'new'

const LONGEST_NAME = 200
const empty: InsurerFields = { fullName: '', shortName: '', itn: '' }
const fields = Object.keys(empty)
const rules: FormRules = {
  fullName: [required, max(LONGEST_NAME)],
  shortName: [required, max(LONGEST_NAME)],
  itn: [required, organizationInn],
}
const valuesOf = ({ fullName, shortName, itn }: Insurer): InsurerFields => ({ fullName, shortName, itn })
const bodyOf = ({ fullName, shortName, itn }: InsurerFields): InsurerFields => ({
  fullName: fullName.trim(),
  shortName: shortName.trim(),
  itn,
})

interface FormProps {
  /** Absent for a new one. */
  readonly insurer: Insurer | undefined
  readonly onClose: () => void
}

const useInsurerForm = ({ insurer, onClose }: FormProps) => {
  const { id: personId } = useUser()
  const t = useInsurersMessages()
  const create = useCreateInsurer()
  const update = useUpdateInsurer()
  const invalidate = useInvalidate()
  const name = insurer?.id ?? NEW_INSURER
  const draft = useMemo(() => ({ personId, form: `debtor-insurer.${name}` }), [personId, name])
  return useVersionedForm<InsurerFields, Insurer>({
    current: insurer,
    valuesOf,
    empty,
    send: (values, base) =>
      base
        ? update.trigger({ params: { id: base.id }, body: { version: base.version, ...bodyOf(values) } })
        : create.trigger({ body: bodyOf(values) }),
    reload: () => invalidate([get]),
    fields,
    draft,
    onSaved() {
      toast.show({ tone: 'positive', text: t(insurer ? 'form.saved' : 'form.added') })
      onClose()
    },
  })
}

const InsurerForm = (props: FormProps) => {
  const { insurer, onClose } = props
  const t = useInsurersMessages()
  const say = useRuleText()
  const form = useInsurerForm(props)
  const validate = useMemo(() => formValidator(rules, say), [say])
  return (
    <FormDrawer
      form={form}
      validate={validate}
      title={t(insurer ? 'form.editTitle' : 'form.addTitle')}
      submit={t(insurer ? 'form.save' : 'form.add')}
      onClose={onClose}
    >
      <FormField<string> name="fullName" empty="">
        {(field) => <TextField {...field} isRequired label={t('field.fullName')} description={t('field.fullHint')} />}
      </FormField>
      <FormField<string> name="shortName" empty="">
        {(field) => <TextField {...field} isRequired label={t('field.shortName')} description={t('field.shortHint')} />}
      </FormField>
      <FormField<string> name="itn" empty="">
        {(field) => <InnField {...field} isRequired label={t('field.itn')} />}
      </FormField>
    </FormDrawer>
  )
}

/** Adds an insurer or changes one. */
export const InsurerFormDrawer = ({
  id,
  onClose,
}: {
  /** Of the insurer, or `NEW_INSURER`. */
  id: string
  onClose: () => void
}) => {
  const t = useInsurersMessages()
  const isNew = id === NEW_INSURER
  const found = useInsurer(isNew ? null : id)
  if (isNew || found.data) return <InsurerForm insurer={found.data} onClose={onClose} />
  return <LoadingDrawer title={t('form.editTitle')} read={found} onClose={onClose} />
}
