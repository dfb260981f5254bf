import { RadioGroup } from '@cabinet/ui/radio-group'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { TextArea } from '@cabinet/ui/text-area'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, min, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { useField } from 'react-final-form'
import { useRuleText } from '../intl/rule-text.ts'
import { LoadFailure } from '../loaded.tsx'
import { FormDialog } from './form-dialog.tsx'
import { FormField } from './form-field.tsx'

/** A reason that can be chosen; some want a comment. */
interface Reason {
  readonly id: string
  readonly name: string
  readonly requiresComment: boolean
}

interface ReasonTexts {
  readonly title: string
  readonly text: string
  readonly submit: string
  /** What the toast says when it is done. */
  readonly done: string
  readonly reason: string
  readonly comment: string
  /** Why the reason wants a comment. */
  readonly commentHelp: string
}

interface Values {
  readonly reasonId: string
  readonly comment?: string
}

const WIDTH = 520
const MIN_COMMENT = 10
const MAX_COMMENT = 500

const rulesFor = (reason: Reason | undefined) => ({
  reasonId: [required],
  comment: reason?.requiresComment ? [required, min(MIN_COMMENT), max(MAX_COMMENT)] : [max(MAX_COMMENT)],
})

const Fields = ({ reasons, texts }: { reasons: readonly Reason[]; texts: ReasonTexts }) => {
  const { input } = useField<string>('reasonId', { subscription: { value: true } })
  const needsComment = reasons.find(({ id }) => id === input.value)?.requiresComment ?? false
  return (
    <>
      <FormField<string> name="reasonId" empty="">
        {(field) => (
          <RadioGroup
            {...field}
            isRequired
            label={texts.reason}
            items={reasons.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </FormField>
      <FormField<string> name="comment" empty="">
        {(field) => (
          <TextArea
            {...field}
            isRequired={needsComment}
            label={texts.comment}
            maxLength={MAX_COMMENT}
            {...(needsComment && { description: texts.commentHelp })}
          />
        )}
      </FormField>
    </>
  )
}

/** Asks why something is to end, and ends it. */
export const ReasonDialog = <Id extends string>({
  reasons,
  texts,
  onSubmit,
  onClose,
}: {
  /** The reasons as they are read. */
  reasons: {
    readonly data: readonly (Reason & { readonly id: Id })[] | undefined
    readonly error: unknown
    readonly mutate: () => Promise<unknown>
  }
  texts: ReasonTexts
  onSubmit: (answer: { reasonId: Id; comment: string | null }) => Promise<unknown>
  onClose: () => void
}) => {
  const say = useRuleText()
  const validate = useMemo(() => {
    const validators = new Map<string, ReturnType<typeof formValidator>>(
      (reasons.data ?? []).map((reason) => [reason.id, formValidator(rulesFor(reason), say)]),
    )
    const undecided = formValidator(rulesFor(undefined), say)
    return (values: object) => (validators.get((values as Values).reasonId) ?? undecided)(values)
  }, [reasons.data, say])
  return (
    <FormDialog<Values>
      width={WIDTH}
      tone="negative"
      title={texts.title}
      text={texts.text}
      submit={texts.submit}
      done={texts.done}
      fields={['reasonId', 'comment']}
      validate={validate}
      isReady={reasons.data !== undefined}
      // The choices of the field are the reasons that were read.
      onSubmit={({ reasonId, comment }) => onSubmit({ reasonId: reasonId as Id, comment: comment?.trim() || null })}
      onClose={onClose}
    >
      {reasons.data && <Fields reasons={reasons.data} texts={texts} />}
      {!reasons.data && reasons.error !== undefined && (
        <LoadFailure error={reasons.error} onRetry={() => reasons.mutate()} />
      )}
      {!reasons.data && reasons.error === undefined && <SkeletonText lines={8} />}
    </FormDialog>
  )
}
