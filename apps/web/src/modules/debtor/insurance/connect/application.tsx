import { type DebtorConditions, type DebtorText, document } from '@cabinet/contract/debtor/policy'
import { Button } from '@cabinet/ui/button'
import { Checkbox } from '@cabinet/ui/checkbox'
import { DescriptionList } from '@cabinet/ui/description-list'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { shouldBeTrue } from '@cabinet/validators/rules'
import { FileText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useCan } from '../../../../shared/access/user.tsx'
import { call } from '../../../../shared/api/http.ts'
import { LazyDocument } from '../../../../shared/files/lazy-document.tsx'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useMoney } from '../../../../shared/intl/use-money.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useAcceptTexts, useConditions, useEnableInsurance } from '../../policy/data.ts'
import { usePercent } from '../../parts/use-percent.ts'
import { useConnectMessages } from './messages.ts'
import { WIDTH } from './width.ts'

const boxes = [
  { type: 'INSURANCE_RULES', label: 'rules' },
  { type: 'BUYER_DATA', label: 'buyerData' },
] as const satisfies readonly { type: DebtorText; label: string }[]

/** The offered terms in short, the rules to read, and what is agreed to. */
const Fields = ({ terms, onRead }: { terms: DebtorConditions['terms']; onRead: () => void }) => {
  const t = useConnectMessages()
  const money = useMoney()
  const percent = usePercent()
  const say = useRuleText()
  const mustAgree = useMemo(() => fieldValidator(shouldBeTrue, say), [say])
  const rate = { rate: percent(terms.premiumRate), sum: money(terms.minPremium, 'auto') }
  return (
    <>
      <DescriptionList
        items={[
          { label: t('deferral'), value: t('deferralValue', { count: terms.maxDeferralDays }) },
          { label: t('indemnity'), value: t('indemnityValue', { rate: percent(terms.indemnityRate) }) },
          { label: t('rate'), value: t('rateValue', rate) },
          { label: t('recovery'), value: t('recoveryValue') },
        ]}
      />
      <div>
        <Button variant="quiet" size="small" icon={FileText} onPress={onRead}>
          {t('openRules')}
        </Button>
      </div>
      {boxes.map(({ type, label }) => (
        <FormField<boolean> key={type} name={type} empty={false} validate={mustAgree}>
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} isRequired>
              {t(label)}
            </Checkbox>
          )}
        </FormField>
      ))}
    </>
  )
}

/**
 * The application for the insurance, which everybody may read and the administrator sends. What is agreed to is kept
 * before the insurer is asked.
 */
export const Application = ({ onClose }: { onClose: () => void }) => {
  const t = useConnectMessages()
  const conditions = useConditions()
  const consent = useAcceptTexts()
  const enable = useEnableInsurance()
  const shared = useSharedMessages()
  const isAdmin = useCan()(['USER_ADMIN'])
  const [isReading, setReading] = useState(false)
  const { data, error } = conditions
  return (
    <>
      <FormDialog
        width={WIDTH}
        title={t('title')}
        text={t('text')}
        submit={t('send')}
        done={t('sent')}
        fields={[]}
        isReady={data !== undefined}
        {...(!isAdmin && { disabledReason: shared('adminOnly') })}
        onSubmit={async () => {
          const texts = (data?.texts ?? []).map(({ type, version }) => ({ type, version }))
          await consent.trigger({ body: { texts } })
          return enable.trigger()
        }}
        onClose={onClose}
      >
        {data && <Fields terms={data.terms} onRead={() => setReading(true)} />}
        {!data && error === undefined && <SkeletonText lines={8} />}
        {!data && error !== undefined && <LoadFailure error={error} onRetry={() => conditions.mutate()} />}
      </FormDialog>
      {isReading && (
        <LazyDocument
          title={t('rulesTitle')}
          read={(control) => call(document, { params: { type: 'RULES' } }, control)}
          onClose={() => setReading(false)}
          onFailed={() => setReading(false)}
        />
      )}
    </>
  )
}
