import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { type ReactNode, useId } from 'react'
import { Form } from 'react-final-form'
import { useSharedMessages } from '../messages.ts'
import { FormUnsavedGuard } from '../ui/unsaved-guard.tsx'
import { FirstFieldFocus } from './first-field-focus.tsx'
import { FormFailure } from './form-failure.tsx'
import { submissionErrors } from './submission.ts'

const WIDTH = 480

/**
 * A short form in a dialog: a refusal of the server stands at its field, and the dialog stays open with what was typed.
 * Whoever goes to another page meanwhile is asked first.
 */
export const FormDialog = <Values extends object, Answer = unknown>({
  title,
  text,
  submit,
  tone = 'accent',
  width = WIDTH,
  done,
  initialValues,
  validate,
  fields,
  isReady = true,
  disabledReason,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  /** What comes of it, above the fields. */
  text?: ReactNode
  /** Label of the main button. */
  submit: string
  tone?: 'accent' | 'negative'
  /** In pixels. */
  width?: number
  /** The toast after success. */
  done: string | ((response: Answer) => string)
  initialValues?: Partial<Values>
  validate?: (values: object) => object
  /** Names of the fields at which the server's refusals are shown. */
  fields: readonly string[] | ((values: Values) => readonly string[])
  /** False while the fields are still being loaded. */
  isReady?: boolean
  /** Why this person cannot send it; what it says is theirs to read all the same. */
  disabledReason?: string | undefined
  onSubmit: (values: Values) => Promise<Answer>
  onClose: () => void
  children: ReactNode
}) => {
  const shared = useSharedMessages()
  const id = useId()
  const send = async (values: Values) => {
    let response: Answer
    try {
      response = await onSubmit(values)
    } catch (error) {
      return submissionErrors(error, typeof fields === 'function' ? fields(values) : fields, shared)
    }
    toast.show({ tone: 'positive', text: typeof done === 'function' ? done(response) : done })
    onClose()
    return undefined
  }
  return (
    <Form<Values>
      onSubmit={send}
      {...(initialValues && { initialValues })}
      {...(validate && { validate })}
      render={({ handleSubmit, submitting }) => (
        <Dialog
          isOpen
          width={width}
          title={title}
          isKeyboardDismissDisabled={submitting}
          onOpenChange={onClose}
          footer={
            <>
              <Button variant="outline" tone="neutral" isDisabled={submitting} onPress={onClose}>
                {shared('cancel')}
              </Button>
              <Button
                type="submit"
                form={id}
                tone={tone}
                isLoading={submitting}
                isDisabled={!isReady}
                disabledReason={disabledReason}
              >
                {submit}
              </Button>
            </>
          }
        >
          <FieldsForm
            id={id}
            autoComplete="off"
            onSubmit={(event) => {
              // A dialog that was opened from a form is no part of it: that one is not sent.
              event.stopPropagation()
              return disabledReason === undefined ? handleSubmit() : undefined
            }}
          >
            <Stack gap={16}>
              {text !== undefined && <Text>{text}</Text>}
              {children}
              <FormFailure />
            </Stack>
            {isReady && <FirstFieldFocus />}
            <FormUnsavedGuard within="page" />
          </FieldsForm>
        </Dialog>
      )}
    />
  )
}
