import { Button } from '@cabinet/ui/button'
import { Drawer } from '@cabinet/ui/drawer'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Stack } from '@cabinet/ui/stack'
import { type ReactNode, useId } from 'react'
import { useSharedMessages } from '../messages.ts'
import { FirstFieldFocus } from './first-field-focus.tsx'
import type { Versioned } from './use-versioned-form.ts'
import { FormNotices, VersionedForm } from './versioned-form.tsx'

const WIDTH = 560
const OTHER = 'other'

/** Another button that sends the same form. */
interface OtherSubmit {
  readonly label: string
  /** Told before the form is sent, whether it was this button that sends it. */
  readonly onSubmit: (isOther: boolean) => void
}

/** Which button of the form has sent it. */
const isSentByOther = (event: { readonly nativeEvent: Event }): boolean =>
  (event.nativeEvent as SubmitEvent).submitter?.dataset['intent'] === OTHER

/** A versioned form in a drawer: its fields, what the form says about itself, and two buttons. */
export const FormDrawer = <Values extends object, Stored>({
  form,
  validate,
  title,
  submit,
  other,
  width = WIDTH,
  onClose,
  children,
}: {
  form: Versioned<Values, Stored>
  validate: (values: Values) => object
  title: string
  /** Label of the main button. */
  submit: string
  /** Beside the main button, and what Enter presses: it commits to less. */
  other?: OtherSubmit
  /** In pixels. */
  width?: number
  onClose: () => void
  /** The fields. */
  children: ReactNode
}) => {
  const shared = useSharedMessages()
  const id = useId()
  return (
    <VersionedForm form={form} validate={validate}>
      {({ onSubmit, submitting }) => (
        <Drawer
          isOpen
          width={width}
          title={title}
          onOpenChange={onClose}
          footer={
            <>
              <Button variant="outline" tone="neutral" isDisabled={submitting} onPress={onClose}>
                {shared('cancel')}
              </Button>
              {other && (
                <Button
                  type="submit"
                  form={id}
                  variant="outline"
                  tone="neutral"
                  isDisabled={submitting}
                  data-intent={OTHER}
                >
                  {other.label}
                </Button>
              )}
              <Button type="submit" form={id} isLoading={submitting}>
                {submit}
              </Button>
            </>
          }
        >
          <FieldsForm
            id={id}
            autoComplete="off"
            onSubmit={(event) => {
              other?.onSubmit(isSentByOther(event))
              return onSubmit()
            }}
          >
            <Stack gap={16}>
              {children}
              <FormNotices form={form} />
            </Stack>
            <FirstFieldFocus />
          </FieldsForm>
        </Drawer>
      )}
    </VersionedForm>
  )
}
