import { Button } from '@cabinet/ui/button'
import { formatMoney, Money } from '@cabinet/ui/money'
import { Text } from '@cabinet/ui/text'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import type { dryRun } from '@cabinet/contract/finance/rules'
import { problemOf } from '../../../shared/api/problem.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { useDryRun } from '../registers/data.ts'
import { ObjectName, useObjectNumber } from '../registers/day-object.tsx'
import * as styles from './rules.css.ts'
import { inputOf, problemsOf, type RuleValues } from './rule-values.ts'

type Result = ResponseOf<typeof dryRun>

const Found = ({ result }: { result: Result }) => {
  const t = useRegistersMessages()
  const { locale } = useIntl()
  const numberOf = useObjectNumber()
  const { count, sum, leftCount, objects } = result
  return (
    <>
      <Text weight="medium">{t('trial.found', { count, sum: formatMoney(sum, { locale, fraction: 'auto' }) })}</Text>
      {objects.length > 0 && (
        <ul className={styles.found}>
          {objects.map((object) => (
            <li key={object.id} className={styles.line}>
              <Text as="span" size="caption">
                <ObjectName object={object} /> · {numberOf(object)}
              </Text>
              <Text as="span" size="caption">
                <Money kopecks={object.financingAmount} />
              </Text>
            </li>
          ))}
        </ul>
      )}
      {count > objects.length && (
        <Text size="caption" tone="muted">
          {t('trial.more', { count: count - objects.length })}
        </Text>
      )}
      {leftCount > 0 && (
        <Text size="caption" tone="muted">
          {t('trial.left', { count: leftCount })}
        </Text>
      )}
    </>
  )
}

/** What the rule as it is typed would order if it ran now. Nothing is ordered and nothing is kept. */
export const RuleTrial = () => {
  const t = useRegistersMessages()
  const shared = useSharedMessages()
  const form = useForm<RuleValues>()
  const { values } = useFormState<RuleValues>({ subscription: { values: true } })
  const { trigger, isMutating } = useDryRun()
  const [tried, setTried] = useState<{ readonly of: RuleValues; readonly result?: Result; readonly failure?: string }>()
  // The name says nothing about what is ordered: it need not be there yet.
  const lacks = Object.keys(problemsOf({ ...values, name: '…' })).length > 0
  const run = async () => {
    const of = form.getState().values
    try {
      setTried({ of, result: await trigger({ body: inputOf({ ...of, name: of.name.trim() || '…' }) }) })
    } catch (error) {
      setTried({ of, failure: problemOf(error, shared).message })
    }
  }
  // What was found for other values does not hold any more.
  const current = tried?.of === values ? tried : undefined
  return (
    <section className={styles.trial} aria-label={t('trial')} aria-live="polite">
      {!current && <Text tone="muted">{t('trial.text')}</Text>}
      {current?.result && <Found result={current.result} />}
      {current?.failure !== undefined && <Text tone="negative">{current.failure}</Text>}
      <Button
        size="small"
        variant="outline"
        tone="neutral"
        icon={FlaskConical}
        isLoading={isMutating}
        disabledReason={lacks ? t('trial.lacks') : undefined}
        onPress={() => void run()}
      >
        {t('trial.run')}
      </Button>
    </section>
  )
}
