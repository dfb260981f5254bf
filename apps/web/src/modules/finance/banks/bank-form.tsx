import { type FinanceBank, get } from '@cabinet/contract/finance/banks'
import { BikField } from '@cabinet/ui/bik-field'
import { InnField } from '@cabinet/ui/inn-field'
import { OgrnField } from '@cabinet/ui/ogrn-field'
import { TextField } from '@cabinet/ui/text-field'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import { FormDrawer } from '../../../shared/forms/form-drawer.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { LoadingDrawer } from '../../../shared/forms/loading-drawer.tsx'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { bankFields, bankRules, type BankValues, bodyOf, emptyBank, valuesOf } from './bank-values.ts'
import { useBank, useCreateBank, useUpdateBank } from './data.ts'
import { LogoField } from './logo-field.tsx'
import { useBanksMessages } from './messages.ts'

/** Stands for the id of a bank that is being added. */
export const NEW_BANK = 'new'

interface FormProps {
  /** Absent for a new one. */
  readonly bank: FinanceBank | undefined
  readonly onClose: () => void
}

const useBankForm = ({ bank, onClose }: FormProps) => {
  const { id: personId } = useUser()
  const t = useBanksMessages()
  const create = useCreateBank()
  const update = useUpdateBank()
  const invalidate = useInvalidate()
  const name = bank?.id ?? NEW_BANK
  const draft = useMemo(() => ({ personId, form: `finance-bank.${name}` }), [personId, name])
  return useVersionedForm<BankValues, FinanceBank>({
    current: bank,
    valuesOf,
    empty: emptyBank,
    send: (values, base) =>
      base
        ? update.trigger({ params: { id: base.id }, body: { version: base.version, ...bodyOf(values) } })
        : create.trigger({ body: bodyOf(values) }),
    reload: () => invalidate([get]),
    fields: bankFields,
    draft,
    onSaved() {
      toast.show({ tone: 'positive', text: t(bank ? 'form.saved' : 'form.added') })
      onClose()
    },
  })
}

const BankForm = (props: FormProps) => {
  const { bank, onClose } = props
  const t = useBanksMessages()
  const say = useRuleText()
  const form = useBankForm(props)
  const validate = useMemo(() => formValidator(bankRules, say), [say])
  return (
    <FormDrawer
      form={form}
      validate={validate}
      title={t(bank ? 'form.editTitle' : 'form.addTitle')}
      submit={t(bank ? 'form.save' : 'form.add')}
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
      <FormField<string> name="ogrn" empty="">
        {(field) => <OgrnField {...field} isRequired label={t('field.ogrn')} />}
      </FormField>
      <FormField<string> name="bik" empty="">
        {(field) => <BikField {...field} isRequired label={t('field.bik')} />}
      </FormField>
      <LogoField />
    </FormDrawer>
  )
}

/** Adds a bank or changes one. */
export const BankFormDrawer = ({
  id,
  onClose,
}: {
  /** Of the bank, or `NEW_BANK`. */
  id: string
  onClose: () => void
}) => {
  const t = useBanksMessages()
  const isNew = id === NEW_BANK
  const found = useBank(isNew ? null : id)
  if (isNew || found.data) return <BankForm bank={found.data} onClose={onClose} />
  return <LoadingDrawer title={t('form.editTitle')} read={found} lines={10} onClose={onClose} />
}
