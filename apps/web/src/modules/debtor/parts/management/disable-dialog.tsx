import type { DisableReason } from '@cabinet/contract/debtor'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { TextArea } from '@cabinet/ui/text-area'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, min, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { useField } from 'react-final-form'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { useDisableInsurance, useDisableReasons } from '../../insurance-data.ts'
import { useManagementMessages } from './messages.ts'

interface Values {
  readonly reasonId: DisableReason['id']
  readonly comment?: string
}

const WIDTH = 520
const MIN_COMMENT = 10
const MAX_COMMENT = 500

const rulesFor = (reason: DisableReason | undefined) => ({
  reasonId: [required],
  comment: reason?.requiresComment ? [required, min(MIN_COMMENT), max(MAX_COMMENT)] : [max(MAX_COMMENT)],
})

const Fields = ({ reasons }: { reasons: readonly DisableReason[] }) => {
  const t = useManagementMessages()
  const { input } = useField<string>('reasonId', { subscription: { value: true } })
  const needsComment = reasons.find(({ id }) => id === input.value)?.requiresComment ?? false
  return (
    <>
      <FormField<string> name="reasonId" empty="">
        {(field) => (
          <RadioGroup
            {...field}
            isRequired
            label={t('disable.reason')}
            choices={reasons.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormField>
      <FormField<string> name="comment" empty="">
        {(field) => (
          <TextArea
            {...field}
            isRequired={needsComment}
            label={t('disable.comment')}
            maxLength={MAX_COMMENT}
            {...(needsComment && { description: t('disable.commentHelp') })}
          />
        )}
      </FormField>
    </>
  )
}

/** Asks why the insurance is to end and asks the insurer to end it. */
export const DisableDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useManagementMessages()
  const say = useRuleText()
  const reasons = useDisableReasons()
  const { trigger } = useDisableInsurance()
  const validate = useMemo(() => {
    const validators = new Map(
      (reasons.data ?? []).map((reason) => [reason.id, formValidator(rulesFor(reason), say)] as const),
    )
    const undecided = formValidator(rulesFor(undefined), say)
    return (values: object) => (validators.get((values as Values).reasonId) ?? undecided)(values)
  }, [reasons.data, say])
  return (
    <FormDialog<Values>
      width={WIDTH}
      tone="negative"
      title={t('disable')}
      text={t('disable.text')}
      submit={t('disable.submit')}
      done={t('disable.done')}
      fields={['reasonId', 'comment']}
      validate={validate}
      isReady={reasons.data !== undefined}
      onSubmit={({ reasonId, comment }) => trigger({ body: { reasonId, comment: comment?.trim() || null } })}
      onClose={onClose}
    >
      {reasons.data ? (
        <Fields reasons={reasons.data} />
      ) : reasons.error === undefined ? (
        <SkeletonText lines={8} />
      ) : (
        <LoadFailure error={reasons.error} onRetry={() => reasons.mutate()} />
      )}
    </FormDialog>
  )
}
