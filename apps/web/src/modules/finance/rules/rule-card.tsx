import type { Rule } from '@cabinet/contract/finance/rules'
import { Button } from '@cabinet/ui/button'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { formatDate } from '@cabinet/ui/date-text'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { formatMoney } from '@cabinet/ui/money'
import { Switch } from '@cabinet/ui/switch'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { useRemoveRule, useUpdateRule } from '../registers/data.ts'
import * as styles from './rules.css.ts'
import { inputOf, valuesOf } from './rule-values.ts'

/** What a rule says, in a few sentences. */
const useSentences = (rule: Rule): readonly string[] => {
  const t = useRegistersMessages()
  const { locale, formatList, formatDate: formatDay } = useIntl()
  const sum = (kopecks: number) => formatMoney(kopecks, { locale, fraction: 'auto' })
  const { minAmount, maxAmount, maxDeferralDays, dayLimit, buyers, lastRun, lastRunDateTime } = rule
  // 1 January 2024 was a Monday.
  const days = rule.weekdays.map((day) =>
    formatDay(`2024-01-${String(day).padStart(2, '0')}`, { weekday: 'short', timeZone: 'UTC' }),
  )
  return [
    buyers.length === 0
      ? t('rule.anyBuyer')
      : t('rule.buyersAre', { names: formatList(buyers.map((buyer) => companyText(buyer.shortName))) }),
    ...(minAmount !== null && maxAmount !== null
      ? [t('rule.between', { from: sum(minAmount), to: sum(maxAmount) })]
      : [
          ...(minAmount === null ? [] : [t('rule.from', { from: sum(minAmount) })]),
          ...(maxAmount === null ? [] : [t('rule.to', { to: sum(maxAmount) })]),
        ]),
    ...(maxDeferralDays === null ? [] : [t('rule.deferralTo', { days: maxDeferralDays })]),
    days.length > 0 ? t('rule.onDays', { days: formatList(days) }) : rule.schedule.description,
    ...(dayLimit === null ? [] : [t('rule.dayLimitIs', { sum: sum(dayLimit) })]),
    ...(lastRunDateTime === null
      ? []
      : [
          t('rule.lastRun', {
            at: formatDate(lastRunDateTime, 'dateTime', { locale }),
            count: lastRun?.count ?? 0,
            sum: sum(lastRun?.orderedSum ?? 0),
          }),
        ]),
  ]
}

/** A rule: what it says, whether it is on, and what can be done about it. */
export const RuleCard = ({ rule, onEdit }: { rule: Rule; onEdit: () => void }) => {
  const t = useRegistersMessages()
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const update = useUpdateRule()
  const remove = useRemoveRule()
  const sentences = useSentences(rule)
  const [isAsking, setAsking] = useState(false)
  const input = { params: { id: rule.id } }
  const turn = (isActive: boolean) =>
    attempt(async () => {
      await update.trigger({ ...input, body: { ...inputOf(valuesOf(rule)), isActive, version: rule.version } })
      toast.show({ tone: 'positive', text: t(isActive ? 'rule.on' : 'rule.off', { name: rule.name }) })
    })
  const confirm = async () => {
    try {
      await remove.trigger(input)
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('rule.removed') })
  }
  return (
    <article className={styles.card} aria-labelledby={`rule-${rule.id}`}>
      <Inline gap={12} justify="between">
        <Heading id={`rule-${rule.id}`} level={3}>
          {rule.name}
        </Heading>
        <Switch
          data-track="rule-active"
          aria-label={t('rule.isActive', { name: rule.name })}
          isSelected={rule.isActive}
          isDisabled={update.isMutating}
          onChange={(isActive) => void turn(isActive)}
        />
      </Inline>
      <Text size="caption" tone="muted">
        {t('numberedAgreement', { number: rule.agreement.number })}
        {!rule.agreement.valid && ` · ${t('agreement.invalid')}`}
      </Text>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Inline gap={8}>
        <Button size="small" variant="outline" tone="neutral" icon={Pencil} onPress={onEdit}>
          {t('rule.change')}
        </Button>
        <Button size="small" variant="quiet" tone="negative" icon={Trash2} onPress={() => setAsking(true)}>
          {t('rule.remove')}
        </Button>
      </Inline>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('rule.removeTitle')}
          confirmLabel={t('rule.remove')}
          tone="negative"
          onConfirm={confirm}
          onOpenChange={setAsking}
        >
          {t('rule.removeText', { name: rule.name })}
        </ConfirmDialog>
      )}
    </article>
  )
}
