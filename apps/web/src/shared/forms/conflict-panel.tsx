import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { Stack } from '@cabinet/ui/stack'
import { useCallback, useMemo, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { CONFLICT_ATTRIBUTE } from './conflict-place.ts'
import { labelOfField } from './field-place.ts'
import { type Choice, type Decision, differencesOf, standingChoices } from './merge.ts'
import { useFormMessages } from './messages.ts'
import type { Versioned } from './use-versioned-form.ts'

/** What a value is called on the page; nothing for a value that reads as it is. */
export type FormatValue = (field: string, value: unknown) => string | undefined

interface ConflictPanelProps<Values extends object, Stored> {
  readonly versioned: Versioned<Values, Stored>
  readonly newer: NonNullable<Versioned<Values, Stored>['newer']>
  readonly format: FormatValue | undefined
}

const useValueText = (format: FormatValue | undefined) => {
  const t = useFormMessages()
  return (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no')
    const text = format?.(field, value) ?? (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
    return text === '' ? t('conflict.empty') : text
  }
}

/** Says that somebody was faster, and asks about every field that both have changed. */
export const ConflictPanel = <Values extends object, Stored>({
  versioned,
  newer,
  format,
}: ConflictPanelProps<Values, Stored>) => {
  const t = useFormMessages()
  const textOf = useValueText(format)
  const form = useForm<Values>()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const { base, theirs } = newer
  const { theirs: changed, conflicts } = useMemo(() => differencesOf(base, values, theirs), [base, values, theirs])
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({})
  const chosen = standingChoices(conflicts, decisions)
  // The names of the fields are on the page, in the form around this.
  const [element, setElement] = useState<Element | null>(null)
  const find = useCallback((banner: HTMLElement | null) => setElement(banner?.closest('form') ?? null), [])
  const labelOf = (field: string): string => (element && labelOfField(element, field)) ?? t('conflict.field')
  // A label may end with the full stop of an abbreviation: the sentence brings its own.
  const names = [...new Set(changed.map(labelOf))].join(', ').replace(/\.$/, '')
  return (
    <div ref={find} tabIndex={-1} {...{ [CONFLICT_ATTRIBUTE]: '' }}>
      <Banner tone="notice" announce="alert" title={t('conflict.title')}>
        <Stack gap={12}>
          {changed.length > 0 && <p>{t('conflict.other', { fields: names })}</p>}
          {conflicts.length > 0 && <p>{t('conflict.choose')}</p>}
          {conflicts.map((conflict) => (
            <RadioGroup
              key={conflict.field}
              label={labelOf(conflict.field)}
              value={chosen[conflict.field] ?? 'mine'}
              onChange={(choice) =>
                setDecisions((before) => ({ ...before, [conflict.field]: { ...conflict, choice: choice as Choice } }))
              }
              items={[
                { value: 'mine', label: t('conflict.mine', { value: textOf(conflict.field, conflict.mine) }) },
                { value: 'theirs', label: t('conflict.theirs', { value: textOf(conflict.field, conflict.theirs) }) },
              ]}
            />
          ))}
          <div>
            <Button
              variant="outline"
              tone="neutral"
              size="small"
              onPress={() => {
                versioned.follow(form, chosen)
                setDecisions({})
              }}
            >
              {t('conflict.apply')}
            </Button>
          </div>
        </Stack>
      </Banner>
    </div>
  )
}
