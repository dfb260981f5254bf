'use client'
import { useMemo, type ComponentProps } from 'react'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { FieldHelp, FieldLabel } from '../field/field.tsx'

type DOMAttributes = NonNullable<Exclude<ComponentProps<typeof TextContext.Provider>['value'], { slots?: unknown }>>
type Validation = ComponentProps<typeof FieldErrorContext.Provider>['value']

interface LabelProps extends ComponentProps<typeof FieldLabel> {
  labelProps: object
  /** The label of a button is no `<label>`. */
  elementType?: 'label' | 'span'
}

/** The label of a field that is made of hooks: links it as the fields of react-aria-components link theirs. */
export function ListLabel({ labelProps, elementType = 'label', ...label }: LabelProps) {
  const value = useMemo(() => ({ ...labelProps, elementType }), [labelProps, elementType])
  return (
    <LabelContext.Provider value={value}>
      <FieldLabel {...label} />
    </LabelContext.Provider>
  )
}

interface HelpProps extends ComponentProps<typeof FieldHelp> {
  descriptionProps: object
  errorMessageProps: object
  validation: Validation
}

/** Help or error below a field that is made of hooks. */
export function ListHelp({ descriptionProps, errorMessageProps, validation, ...help }: HelpProps) {
  const texts = useMemo((): { slots: Record<string, DOMAttributes> } => {
    return { slots: { description: descriptionProps, errorMessage: errorMessageProps } }
  }, [descriptionProps, errorMessageProps])
  return (
    <TextContext.Provider value={texts}>
      <FieldErrorContext.Provider value={validation}>
        <FieldHelp {...help} />
      </FieldErrorContext.Provider>
    </TextContext.Provider>
  )
}
