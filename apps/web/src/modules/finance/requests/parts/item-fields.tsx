import type { RuleLevel } from '@cabinet/contract/finance/request-rules'
import type { FormRules } from '@cabinet/validators/standard-schema'
import { type ReactNode, useMemo } from 'react'
import type { Autosaved } from '../../../../shared/forms/autosave/use-autosaved-form.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { type RequestContext, useRequestContext } from '../step-context.tsx'
import { validatorOf } from '../values/validator.ts'
import { ItemFoot } from './item-foot.tsx'
import { SavedFields } from './saved-fields.tsx'

/** The form of one item of a list: it saves itself, closes when it is whole, and can be taken out of the list. */
export const ItemFields = <Values extends object, Stored, Body extends object>({
  form,
  label,
  rules,
  bodyOf,
  field,
  question,
  onRemove,
  onDone,
  children,
}: {
  form: Autosaved<Values, Stored>
  /** Name of the form for screen readers. */
  label: string
  rules: (conditions: RequestContext['conditions'], level: RuleLevel) => FormRules
  /** What would be sent: the rules look at it. */
  bodyOf: (values: Values) => Body
  /** The field to be shown first. */
  field: string | null
  /** What is asked before it is taken out. */
  question: string
  onRemove: () => Promise<unknown>
  onDone: () => void
  children: ReactNode
}) => {
  const say = useRuleText()
  const { conditions, steps } = useRequestContext()
  const complete = useMemo(
    () => validatorOf(rules(conditions, 'complete'), bodyOf, say),
    [rules, bodyOf, conditions, say],
  )
  const draft = useMemo(() => validatorOf(rules(conditions, 'draft'), bodyOf, say), [rules, bodyOf, conditions, say])
  return (
    <SavedFields
      form={form}
      label={label}
      complete={complete}
      draft={draft}
      isChecked={steps.isChecked}
      field={field}
      onEnter={onDone}
      foot={
        <ItemFoot
          question={question}
          onDone={onDone}
          onRemove={async () => {
            await onRemove()
            onDone()
          }}
        />
      }
    >
      {children}
    </SavedFields>
  )
}
