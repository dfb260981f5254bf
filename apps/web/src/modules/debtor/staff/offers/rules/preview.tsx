import type { preview } from '@cabinet/contract/debtor/offer-rules'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { Button } from '@cabinet/ui/button'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { formValidator } from '@cabinet/validators/react-final-form'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { problemOf } from '../../../../../shared/api/problem.ts'
import { companyText } from '../../../../../shared/company-text.ts'
import { useRuleText } from '../../../../../shared/intl/rule-text.ts'
import { useSharedMessages } from '../../../../../shared/messages.ts'
import { usePreview } from './data.ts'
import { useRulesMessages } from './messages.ts'
import { rules, type RuleValues, targetOf } from './values.ts'

type Result = ResponseOf<typeof preview>

const Found = ({ result: { count, organizations } }: { result: Result }) => {
  const t = useRulesMessages()
  return (
    <>
      <Text weight="medium">{t('preview.found', { count })}</Text>
      {organizations.map(({ id, shortName, itn }) => (
        <Text key={id} size="caption">
          {companyText(shortName)} · {itn}
        </Text>
      ))}
      {count > organizations.length && (
        <Text size="caption" tone="muted">
          {t('preview.more', { count: count - organizations.length })}
        </Text>
      )}
    </>
  )
}

/** To whom the rule would offer now, before it is saved. */
export const Preview = () => {
  const t = useRulesMessages()
  const shared = useSharedMessages()
  const say = useRuleText()
  const form = useForm<RuleValues>()
  const { values } = useFormState<RuleValues>({ subscription: { values: true } })
  const { trigger, isMutating } = usePreview()
  const [tried, setTried] = useState<{ readonly of: RuleValues; readonly result?: Result; readonly failure?: string }>()
  // The name says nothing about whom the rule concerns: it need not be there yet.
  const { name: _name, ...conditions } = rules
  const lacks = Object.keys(formValidator(conditions, say)(values)).length > 0
  const run = async () => {
    const of = form.getState().values
    try {
      setTried({ of, result: await trigger({ body: targetOf(of) }) })
    } catch (error) {
      setTried({ of, failure: problemOf(error, shared).message })
    }
  }
  // What was found for other values does not hold any more.
  const current = tried?.of === values ? tried : undefined
  return (
    <Stack as="section" gap={8} aria-label={t('preview')} aria-live="polite">
      {!current && <Text tone="muted">{t('preview.text')}</Text>}
      {current?.result && <Found result={current.result} />}
      {current?.failure !== undefined && <Text tone="negative">{current.failure}</Text>}
      <div>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          icon={Users}
          isLoading={isMutating}
          disabledReason={lacks ? t('preview.lacks') : undefined}
          onPress={() => void run()}
        >
          {t('preview.run')}
        </Button>
      </div>
    </Stack>
  )
}
