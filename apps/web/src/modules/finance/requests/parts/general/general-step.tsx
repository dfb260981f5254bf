import type { RequestForm } from '@cabinet/contract/finance/requests'
import { requestGeneralRules } from '@cabinet/contract/finance/request-rules'
import { useMemo, useState } from 'react'
import { useUser } from '../../../../../shared/access/user.tsx'
import { useAutosavedForm } from '../../../../../shared/forms/autosave/use-autosaved-form.ts'
import type { FormatValue } from '../../../../../shared/forms/conflict-panel.tsx'
import { useRuleText } from '../../../../../shared/intl/rule-text.ts'
import { useSaveForm } from '../../data.ts'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext } from '../../step-context.tsx'
import {
  type BuyerValues,
  generalFieldNames,
  generalOf,
  type GeneralValues,
  generalValues,
  judgedGeneral,
} from '../../values/general.ts'
import { validatorOf } from '../../values/validator.ts'
import { SavedFields } from '../saved-fields.tsx'
import { type CodeChoice, useCodes } from '../use-codes.ts'
import { useFormats } from '../use-formats.ts'
import { GeneralFields } from './general-fields.tsx'
import { OrganizationDetails } from './organization-details.tsx'

const kopecks: ReadonlySet<string> = new Set(['annualRevenue', 'requestedLimit', 'averageMonthlySupply', 'loansSum'])

/** Words for values that are codes or sums. */
const useValueNames = (): FormatValue => {
  const t = useRequestMessages()
  const { conditions } = useRequestContext()
  const codes = useCodes(conditions.legalStatus)
  const { sum, day } = useFormats()
  const labelIn = (choices: readonly CodeChoice[], value: unknown) =>
    choices.find((choice) => choice.value === value)?.label
  return (field, value) => {
    if (value === '' || value === null || value === undefined) return undefined
    if (field === 'mainBuyers') {
      const buyers = value as readonly BuyerValues[]
      return buyers.map(({ name, itn }) => name || itn).join(', ')
    }
    if (kopecks.has(field)) return sum(Number(value))
    if (field === 'taxSystem') return labelIn(codes.tax, value)
    if (field === 'head.basis') return labelIn(codes.basis, value)
    if (field === 'financingPurpose') return labelIn(codes.purpose, value)
    if (field === 'edoOperator') return labelIn(codes.edo, value)
    if (field === 'hasLoans' || field === 'hasOverdue') return t(value === 'yes' ? 'yes' : 'no')
    return field.endsWith('Date') ? day(String(value)) : undefined
  }
}

const useGeneralForm = () => {
  const { id: personId } = useUser()
  const { form: current, reload, onState } = useRequestContext()
  const { trigger } = useSaveForm()
  const { requestId } = current
  const draft = useMemo(() => ({ personId, form: `finance-request.${requestId}.general` }), [personId, requestId])
  const save = (values: GeneralValues, base: RequestForm, validateGroup?: 'GENERAL') =>
    trigger({
      params: { id: requestId },
      query: { validateGroup },
      body: { version: base.version, ...generalOf(values) },
    })
  return useAutosavedForm<GeneralValues, RequestForm>({
    current,
    valuesOf: generalValues,
    save: (values, base) => save(values, base),
    send: (values, base) => save(values, base, 'GENERAL'),
    reload,
    fields: generalFieldNames,
    onState,
    draft,
  })
}

/** The step GENERAL «Общие сведения». */
export const GeneralStep = () => {
  const t = useRequestMessages()
  const say = useRuleText()
  const { conditions, steps, goNext } = useRequestContext()
  const form = useGeneralForm()
  const format = useValueNames()
  // A field that a link names, and all that is to be marked, are looked for as soon as the step is there.
  const [isAtOnce] = useState(steps.isChecked || steps.field !== null)
  const complete = useMemo(
    () => validatorOf(requestGeneralRules(conditions, 'complete'), judgedGeneral, say),
    [conditions, say],
  )
  const draft = useMemo(() => validatorOf(requestGeneralRules(conditions, 'draft'), generalOf, say), [conditions, say])
  return (
    <>
      <OrganizationDetails />
      <SavedFields
        form={form}
        label={t('group.GENERAL')}
        complete={complete}
        draft={draft}
        format={format}
        isChecked={steps.isChecked}
        field={steps.field}
        onEnter={goNext}
      >
        <GeneralFields isAtOnce={isAtOnce} />
      </SavedFields>
    </>
  )
}
