import { get, type OfferRule, organizationSizes } from '@cabinet/contract/debtor/offer-rules'
import { legalStatuses } from '@cabinet/contract/people/user'
import { CheckboxGroup } from '@cabinet/ui/checkbox-group'
import { Select } from '@cabinet/ui/select'
import { Switch } from '@cabinet/ui/switch'
import { TextField } from '@cabinet/ui/text-field'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo } from 'react'
import { useUser } from '../../../../../shared/access/user.tsx'
import { useInvalidate } from '../../../../../shared/api/data.ts'
import { FormDrawer } from '../../../../../shared/forms/form-drawer.tsx'
import { FormField } from '../../../../../shared/forms/form-field.tsx'
import { LoadingDrawer } from '../../../../../shared/forms/loading-drawer.tsx'
import { useVersionedForm } from '../../../../../shared/forms/use-versioned-form.ts'
import { useRuleText } from '../../../../../shared/intl/rule-text.ts'
import { Loaded } from '../../../../../shared/loaded.tsx'
import { useInsurers } from '../../data.ts'
import { useCreateRule, useRule, useUpdateRule } from './data.ts'
import { useRulesMessages } from './messages.ts'
import { Preview } from './preview.tsx'
import { bodyOf, emptyRule, ruleFields, rules, type RuleValues, valuesOf } from './values.ts'

/** Stands for the id of a rule that is being added. */
export const NEW_RULE = 'new'

/** Companies, which are most of all organizations, come first. */
const statuses = [...legalStatuses].reverse()

interface FormProps {
  /** Absent for a new one. */
  readonly rule: OfferRule | undefined
  readonly onClose: () => void
}

const useRuleForm = ({ rule, onClose }: FormProps) => {
  const { id: personId } = useUser()
  const t = useRulesMessages()
  const create = useCreateRule()
  const update = useUpdateRule()
  const invalidate = useInvalidate()
  const name = rule?.id ?? NEW_RULE
  const draft = useMemo(() => ({ personId, form: `debtor-offer-rule.${name}` }), [personId, name])
  return useVersionedForm<RuleValues, OfferRule>({
    current: rule,
    valuesOf,
    empty: emptyRule,
    send: (values, base) =>
      base
        ? update.trigger({ params: { id: base.id }, body: { version: base.version, ...bodyOf(values) } })
        : create.trigger({ body: bodyOf(values) }),
    reload: () => invalidate([get]),
    fields: ruleFields,
    draft,
    onSaved() {
      toast.show({ tone: 'positive', text: t(rule ? 'form.saved' : 'form.added') })
      onClose()
    },
  })
}

/** Insurers that offer, and the one that the rule has already. */
const InsurerField = ({ rule }: { rule: OfferRule | undefined }) => {
  const t = useRulesMessages()
  const found = useInsurers()
  const choices = (found.data?.content ?? [])
    .filter(({ id, isActive }) => isActive || id === rule?.insurerId)
    .map(({ id, shortName }) => ({ value: id, label: shortName }))
  return (
    <Loaded of={found}>
      {() => (
        <FormField<string> name="insurerId" empty="">
          {(field) => (
            <Select
              {...field}
              isRequired
              label={t('list.insurer')}
              items={choices}
              description={choices.length === 0 ? t('form.nobody') : undefined}
            />
          )}
        </FormField>
      )}
    </Loaded>
  )
}

const RuleForm = (props: FormProps) => {
  const { rule, onClose } = props
  const t = useRulesMessages()
  const say = useRuleText()
  const form = useRuleForm(props)
  const validate = useMemo(() => formValidator(rules, say), [say])
  return (
    <FormDrawer
      form={form}
      validate={validate}
      title={t(rule ? 'form.editTitle' : 'form.addTitle')}
      submit={t(rule ? 'form.save' : 'form.add')}
      onClose={onClose}
    >
      <FormField<string> name="name" empty="">
        {(field) => <TextField {...field} isRequired label={t('form.name')} description={t('form.nameHint')} />}
      </FormField>
      <InsurerField rule={rule} />
      <FormField<string> name="okveds" empty="">
        {(field) => <TextField {...field} label={t('form.okveds')} description={t('form.okvedsHint')} />}
      </FormField>
      <FormField<string> name="regions" empty="">
        {(field) => <TextField {...field} label={t('form.regions')} description={t('form.regionsHint')} />}
      </FormField>
      <FormField<readonly string[]> name="legalStatuses" empty={[]}>
        {(field) => (
          <CheckboxGroup
            {...field}
            label={t('form.legalStatuses')}
            description={t('form.anyHint')}
            items={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        )}
      </FormField>
      <FormField<readonly string[]> name="sizes" empty={[]}>
        {(field) => (
          <CheckboxGroup
            {...field}
            label={t('form.sizes')}
            description={t('form.anyHint')}
            items={organizationSizes.map((value) => ({ value, label: t(`size.${value}`) }))}
          />
        )}
      </FormField>
      <FormField<boolean> name="isActive" empty={false}>
        {({ value, onChange }) => (
          <Switch data-track="offer-rule-active" isSelected={value} onChange={onChange}>
            {t('form.isActive')}
          </Switch>
        )}
      </FormField>
      <Preview />
    </FormDrawer>
  )
}

/** Adds a rule or changes one. */
export const RuleFormDrawer = ({
  id,
  onClose,
}: {
  /** Of the rule, or `NEW_RULE`. */
  id: string
  onClose: () => void
}) => {
  const t = useRulesMessages()
  const isNew = id === NEW_RULE
  const found = useRule(isNew ? null : id)
  if (isNew || found.data) return <RuleForm rule={found.data} onClose={onClose} />
  return <LoadingDrawer title={t('form.editTitle')} read={found} onClose={onClose} />
}
