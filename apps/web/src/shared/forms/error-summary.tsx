import { Banner } from '@cabinet/ui/banner'
import { groupBy } from '@cabinet/contract/group-by'
import { Button } from '@cabinet/ui/button'
import { useCallback, useState } from 'react'
import { useFormState } from 'react-final-form'
import { wrongFieldsOf } from './errors.ts'
import { focusField, labelElementOf, labelOfField } from './field-place.ts'
import { useFormMessages } from './messages.ts'
import * as styles from './error-summary.css.ts'

/** Fewer are seen by themselves: the first one takes the focus. */
const WORTH_A_LIST = 2

/** Wrong fields that are on the page, each place where something is to be mended once. */
const placesOf = (form: Element, names: readonly string[]) => {
  const byLabel = groupBy(names, (name) => labelElementOf(form, name))
  byLabel.delete(null)
  return [...byLabel.values()].flatMap(([field = '']) => {
    const label = labelOfField(form, field)
    return label === null ? [] : [{ field, label }]
  })
}

/** After a form was sent with several wrong fields: each of them, one press away. */
export const ErrorSummary = () => {
  const t = useFormMessages()
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  })
  const [form, setForm] = useState<Element | null>(null)
  const find = useCallback((element: HTMLElement | null) => setForm(element?.closest('form') ?? null), [])
  const wrong = submitFailed ? wrongFieldsOf(errors, dirtySinceLastSubmit ? {} : submitErrors) : []
  const named = form
    ? placesOf(
        form,
        wrong.map(({ field }) => field),
      )
    : []
  return (
    <div ref={find}>
      {form && named.length >= WORTH_A_LIST && (
        <Banner tone="negative" title={t('summary.title', { count: named.length })}>
          <ul className={styles.list}>
            {named.map(({ field, label }) => (
              <li key={field}>
                <Button
                  // A field of the server's making has a label that no message is.
                  data-track={`wrong-${field}`}
                  variant="quiet"
                  size="small"
                  onPress={() => focusField(form, field)}
                >
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
