import type { RequestPaymentDetails } from '@cabinet/contract/finance/requests'
import { paymentDetailsFields } from '@cabinet/contract/finance/request-fields'
import { requestPaymentDetailsRules } from '@cabinet/contract/finance/request-rules'
import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import { useMemo, useState } from 'react'
import { useUser } from '../../../../../shared/access/user.tsx'
import { useAutosavedForm } from '../../../../../shared/forms/autosave/use-autosaved-form.ts'
import { useRuleText } from '../../../../../shared/intl/rule-text.ts'
import { Loaded } from '../../../../../shared/loaded.tsx'
import { useAccounts, useSaveAccount } from '../../data.ts'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext } from '../../step-context.tsx'
import { accountOf, type AccountValues, accountValues } from '../../values/account.ts'
import { validatorOf } from '../../values/validator.ts'
import { SavedFields } from '../saved-fields.tsx'
import { AccountFields } from './account-fields.tsx'

/** The account with its version; none yet is version 0. */
interface Stored {
  readonly version: number
  readonly account: RequestPaymentDetails | null
}

const fieldNames = Object.keys(paymentDetailsFields)
const storedOf = (account: RequestPaymentDetails | null): Stored => ({ version: account?.version ?? 0, account })
const valuesOf = ({ account }: Stored): AccountValues => accountValues(account)

const Editor = ({ accounts }: { accounts: readonly PaymentDetails[] }) => {
  const t = useRequestMessages()
  const say = useRuleText()
  const { id: personId } = useUser()
  const { form: request, conditions, steps, reload, onState, goNext } = useRequestContext()
  const { trigger } = useSaveAccount()
  const [isSaved, setSaved] = useState(false)
  const { requestId, paymentDetails } = request
  const current = useMemo(() => storedOf(paymentDetails), [paymentDetails])
  const draftKey = useMemo(() => ({ personId, form: `finance-request.${requestId}.account` }), [personId, requestId])
  const save = async (values: AccountValues, { account }: Stored, saveToOrganization: boolean) =>
    storedOf(
      await trigger({
        params: { id: requestId },
        body: { version: account?.version ?? null, ...accountOf(values), saveToOrganization },
      }),
    )
  const form = useAutosavedForm<AccountValues, Stored>({
    current,
    valuesOf,
    save: (values, base) => save(values, base, false),
    send: async (values, base) => {
      const saved = await save(values, base, isSaved && values.organizationPaymentDetailsId === '')
      setSaved(false)
      return saved
    },
    reload: async () => storedOf((await reload()).paymentDetails),
    fields: fieldNames,
    onState,
    draft: draftKey,
  })
  const complete = useMemo(
    () => validatorOf(requestPaymentDetailsRules(conditions, 'complete'), accountOf, say),
    [conditions, say],
  )
  const draft = useMemo(
    () => validatorOf(requestPaymentDetailsRules(conditions, 'draft'), accountOf, say),
    [conditions, say],
  )
  return (
    <SavedFields
      form={form}
      label={t('group.PAYMENT_DETAILS')}
      complete={complete}
      draft={draft}
      isChecked={steps.isChecked}
      field={steps.field?.replace(/^paymentDetails\./, '') ?? null}
      onEnter={goNext}
    >
      <AccountFields accounts={accounts} isSaved={isSaved} onSavedChange={setSaved} />
    </SavedFields>
  )
}

/** The step PAYMENT_DETAILS «Банковские реквизиты». */
export const AccountStep = () => {
  const found = useAccounts()
  return <Loaded of={found}>{({ content }) => <Editor accounts={content} />}</Loaded>
}
