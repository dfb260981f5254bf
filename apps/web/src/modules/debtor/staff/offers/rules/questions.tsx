import type { OfferRule } from '@cabinet/contract/debtor/offer-rules'
import { QuestionDialog } from '../../../../../shared/ui/question-dialog.tsx'
import { RemoveDialog } from '../../../../../shared/ui/remove-dialog.tsx'
import { useRemoveRule, useSetRuleActive } from './data.ts'
import { useRulesMessages } from './messages.ts'

interface QuestionProps {
  readonly rule: OfferRule
  readonly onClose: () => void
}

/** Asks before a rule is switched off, or on again. */
export const SwitchQuestion = ({ rule: { id, name, isActive }, onClose }: QuestionProps) => {
  const t = useRulesMessages()
  const { trigger } = useSetRuleActive()
  const way = isActive ? 'off' : 'on'
  return (
    <QuestionDialog
      tone={isActive ? 'negative' : 'accent'}
      title={t(`switch.${way}.title`, { name })}
      text={t(`switch.${way}.text`)}
      submit={t(`switch.${way}.submit`)}
      done={t(`switch.${way}.done`)}
      onConfirm={() => trigger({ params: { id }, body: { isActive: !isActive } })}
      onClose={onClose}
    />
  )
}

/** Asks before a rule is deleted. */
export const RemoveQuestion = ({ rule: { id, name }, onClose }: QuestionProps) => {
  const t = useRulesMessages()
  const { trigger } = useRemoveRule()
  return (
    <RemoveDialog
      title={t('remove.title', { name })}
      text={t('remove.text')}
      submit={t('remove.submit')}
      done={t('remove.done')}
      onRemove={() => trigger({ params: { id } })}
      onRemoved={onClose}
      onClose={onClose}
    />
  )
}
