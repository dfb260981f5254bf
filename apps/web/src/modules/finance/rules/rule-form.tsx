import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { find as findRules, type Rule } from '@cabinet/contract/finance/rules'
import { toast } from '@cabinet/ui/toast'
import { useMemo } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import { FormDrawer } from '../../../shared/forms/form-drawer.tsx'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { useCreateRule, useUpdateRule } from '../registers/data.ts'
import { RuleFields } from './rule-fields.tsx'
import { RuleTrial } from './rule-trial.tsx'
import { emptyRule, inputOf, problemsOf, ruleFields, type RuleValues, valuesOf } from './rule-values.ts'

const useRuleForm = (rule: Rule | undefined, firstAgreement: string, onSaved: () => void) => {
  const { id: personId } = useUser()
  const t = useRegistersMessages()
  const create = useCreateRule()
  const update = useUpdateRule()
  const invalidate = useInvalidate()
  const ruleId = rule?.id ?? 'new'
  const draft = useMemo(() => ({ personId, form: `finance-rule.${ruleId}` }), [personId, ruleId])
  const empty = useMemo(() => emptyRule(firstAgreement), [firstAgreement])
  return useVersionedForm<RuleValues, Rule>({
    current: rule,
    valuesOf,
    empty,
    async send(values, base) {
      const body = inputOf(values)
      if (!base) return create.trigger({ body })
      return update.trigger({ params: { id: base.id }, body: { ...body, version: base.version } })
    },
    reload: () => invalidate([findRules]),
    fields: ruleFields,
    draft,
    onSaved() {
      toast.show({ tone: 'positive', text: t('rule.saved') })
      onSaved()
    },
  })
}

/** Makes a rule or changes one; what it would order now can be tried before it is kept. */
export const RuleDrawer = ({
  agreements,
  rule,
  onClose,
}: {
  agreements: readonly AgreementCard[]
  /** The rule to change; absent for a new one. */
  rule: Rule | undefined
  onClose: () => void
}) => {
  const t = useRegistersMessages()
  const shared = useSharedMessages()
  const first = agreements.find(({ valid }) => valid)?.id ?? ''
  const form = useRuleForm(rule, first, onClose)
  const validate = (values: object) =>
    Object.fromEntries(
      Object.entries(problemsOf(values)).map(([name, problem]) => [
        name,
        problem === 'required' ? shared('required') : t(`rule.problem.${problem}`),
      ]),
    )
  return (
    <FormDrawer
      form={form}
      validate={validate}
      title={t(rule ? 'rule.editTitle' : 'rule.addTitle')}
      submit={t('rule.save')}
      onClose={onClose}
    >
      <RuleFields agreements={agreements} knownBuyers={rule?.buyers ?? []} />
      <RuleTrial />
    </FormDrawer>
  )
}
