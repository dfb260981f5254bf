import { Button } from '@cabinet/ui/button'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { getIn, setIn } from 'final-form'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useField, useFormState } from 'react-final-form'
import type { FormatValue } from '../conflict-panel.tsx'
import { wrongFieldsOf } from '../errors.ts'
import { MainAction } from '../../ui/main-action.tsx'
import { focusField } from '../field-place.ts'
import { isSameForm } from '../merge.ts'
import { useFormMessages } from '../messages.ts'
import type { Versioned } from '../use-versioned-form.ts'
import { FormNotices, VersionedForm } from '../versioned-form.tsx'
import { type FormGroup, isOfGroup, progressOf } from './groups.ts'
import { useMarkedWhenChecked } from './use-marked-when-checked.ts'
import { REVIEW, type WizardSteps as Steps } from './use-wizard-steps.ts'
import { WizardReview } from './wizard-review.tsx'
import { WizardSteps } from './wizard-steps.tsx'
import * as styles from './wizard-form.css.ts'

/** A group with its words and its fields. */
export interface WizardGroup extends FormGroup {
  readonly title: string
  readonly content: ReactNode
  /** What is missing in it keeps nobody from going on: it comes later, and the review names it. */
  readonly isLater?: true
}

interface WizardFormProps<Values extends object, Stored> {
  /** Its `send` saves the group that is on the screen (`validateGroup`), and everything on the review. */
  readonly form: Versioned<Values, Stored>
  readonly steps: Steps
  readonly groups: readonly WizardGroup[]
  /** The rules of all groups. */
  readonly validate: (values: Values) => object
  readonly reviewTitle: string
  /** Label of the button that sends everything. */
  readonly submit: string
  readonly labelOf: (field: string) => string
  readonly format?: FormatValue
  /** Everything once more, below what is missing. */
  readonly review?: ReactNode
  /** Everything has been sent: the page is about to be left, and nothing is sent from it any more. */
  readonly isSent?: boolean
  /** Why this person cannot send the whole form; the groups are saved all the same. */
  readonly sendObstacle?: string | undefined
}

/** Only what is wrong in this group: others are filled in later. */
const errorsOfGroup = (errors: object, group: Pick<FormGroup, 'fields'>): object =>
  wrongFieldsOf(errors, undefined)
    .filter(({ field }) => isOfGroup(group, field))
    .reduce<object>(
      (errorsOfFields, { field }) => setIn(errorsOfFields, field, getIn(errors, field)) ?? errorsOfFields,
      {},
    )

const keeping = {
  subscription: {},
  isEqual: (one: unknown, other: unknown) => isSameForm({ value: one }, { value: other }),
} as const

/** A form that begins anew keeps what was typed into fields that it knows: those of other steps are not on the page. */
const RetainedField = ({ name }: { readonly name: string }) => {
  useField(name, keeping)
  return null
}

const Body = <Values extends object, Stored>({
  form,
  steps,
  groups,
  validate,
  reviewTitle,
  submit,
  labelOf,
  format,
  review,
  sendObstacle,
  isSent = false,
  submitting,
}: WizardFormProps<Values, Stored> & { readonly submitting: boolean }) => {
  const t = useFormMessages()
  const { values, submitErrors, dirtySinceLastSubmit } = useFormState<Values>({
    subscription: { values: true, submitErrors: true, dirtySinceLastSubmit: true },
  })
  const ofServer = dirtySinceLastSubmit ? undefined : submitErrors
  const progress = useMemo(
    () => progressOf(groups, values, wrongFieldsOf(validate(values), ofServer), steps.checked),
    [groups, values, validate, ofServer, steps.checked],
  )
  const titles = Object.fromEntries(groups.map(({ id, title }) => [id, title]))
  const group = groups.find(({ id }) => id === steps.current)
  const container = useRef<HTMLElement>(null)
  const { current, field } = steps
  useMarkedWhenChecked(group !== undefined && steps.isChecked)
  useEffect(() => {
    if (container.current && field !== null) focusField(container.current, field)
  }, [field])
  return (
    <div className={styles.layout}>
      <WizardSteps steps={steps} progress={progress} titles={titles} reviewTitle={reviewTitle} />
      <section ref={container} className={styles.main} aria-labelledby="wizard-step">
        <Heading id="wizard-step" level={2}>
          {group?.title ?? reviewTitle}
        </Heading>
        {group?.content ?? (
          <>
            <WizardReview steps={steps} progress={progress} titles={titles} labelOf={labelOf} />
            {review}
          </>
        )}
        {groups.flatMap(({ fields }) => fields.map((name) => <RetainedField key={name} name={name} />))}
        <FormNotices form={form} format={format} within="page" />
        <MainAction className={styles.actions}>
          <Button
            variant="outline"
            tone="neutral"
            isDisabled={submitting || isSent || current === groups[0]?.id}
            onPress={steps.goBack}
          >
            {t('wizard.back')}
          </Button>
          <Button
            type="submit"
            isLoading={submitting || isSent}
            isDisabled={current === REVIEW && progress.some(({ wrong }) => wrong.length > 0)}
            {...(current === REVIEW && sendObstacle !== undefined && { disabledReason: sendObstacle })}
          >
            {group ? t('wizard.next') : submit}
          </Button>
        </MainAction>
      </section>
    </div>
  )
}

/**
 * A long form, group by group: each is checked when the person goes on, and the last step says what is missing. Its words
 * come with `loadFormMessages`, which the page that shows it awaits.
 */
export const WizardForm = <Values extends object, Stored>(props: WizardFormProps<Values, Stored>) => {
  const { form, steps, groups, validate } = props
  // Another function would make the form check itself anew, and groups are other objects with every render.
  const group = groups.find(({ id }) => id === steps.current)
  const fields = group?.isLater ? '' : group?.fields.join(' ')
  const validateStep = useCallback(
    (values: Values) => {
      const errors = validate(values)
      return fields === undefined ? errors : errorsOfGroup(errors, { fields: fields.split(' ') })
    },
    [validate, fields],
  )
  return (
    <VersionedForm form={form} validate={validateStep}>
      {({ onSubmit, submitting }) => (
        <FieldsForm
          aria-labelledby="wizard-step"
          autoComplete="off"
          onSubmit={async () => {
            // A step that is whole is left; a second navigation at the same moment would get into its way.
            if ((await onSubmit()) !== undefined && group) steps.check()
          }}
        >
          <Body {...props} submitting={submitting} />
        </FieldsForm>
      )}
    </VersionedForm>
  )
}
