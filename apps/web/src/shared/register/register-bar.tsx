import { type ActiveFilter, FilterBar } from '@cabinet/ui/filter-bar'
import { memo, type ReactNode, useCallback } from 'react'
import type { RegisterControl } from './controls.tsx'
import { useRegisterMessages } from './messages.ts'
import { RegisterSearch } from './register-search.tsx'
import * as styles from './register.css.ts'

interface FieldProps<Name extends string> {
  readonly control: RegisterControl<Name>
  readonly value: string
  readonly onFilter: (name: Name, value: string) => void
}

const Field = <Name extends string>({ control: { name, field, size }, value, onFilter }: FieldProps<Name>) => (
  <div className={size && styles.sizes[size]}>{field(value, (next) => onFilter(name, next))}</div>
)

const MemoField = memo(Field) as typeof Field

interface RegisterBarProps<Name extends string> {
  readonly search:
    | { readonly name: Name; readonly label: string; readonly placeholder?: string | undefined }
    | undefined
  readonly counts: ReactNode
  readonly controls: readonly RegisterControl<Name>[]
  readonly values: Readonly<Record<Name, string>>
  /** Names of the filters in force. */
  readonly active: readonly Name[]
  readonly onFilter: (name: Name, value: string, step?: 'push' | 'replace') => void
  readonly onReset: () => void
  /** Changes when something else has reset the filters. */
  readonly resetKey: number
  readonly tools: ReactNode
}

const Bar = <Name extends string>({
  search,
  counts,
  controls,
  values,
  active,
  onFilter,
  onReset,
  resetKey,
  tools,
}: RegisterBarProps<Name>) => {
  const t = useRegisterMessages()
  const searched = search?.name
  const onSearch = useCallback(
    (text: string) => {
      if (searched !== undefined) onFilter(searched, text, 'replace')
    },
    [searched, onFilter],
  )
  const chips: ActiveFilter[] = active.flatMap((name) => {
    if (name === searched) return [{ id: name, label: t('chip', { label: t('search'), value: values[name] }) }]
    const control = controls.find((each) => each.name === name)
    const value = control?.words(values[name])
    return control && value ? [{ id: name, label: t('chip', { label: control.label, value }) }] : []
  })
  return (
    <FilterBar
      search={
        search && (
          <RegisterSearch
            label={search.label}
            placeholder={search.placeholder}
            value={values[search.name]}
            onChange={onSearch}
          />
        )
      }
      counts={counts}
      filters={chips}
      onRemove={(id) => onFilter(id as Name, '')}
      onReset={onReset}
      resetKey={resetKey}
      end={tools}
    >
      {controls.length > 0
        ? controls.map((control) => (
            <MemoField<Name> key={control.name} control={control} value={values[control.name]} onFilter={onFilter} />
          ))
        : undefined}
    </FilterBar>
  )
}

/**
 * The search, the filters and the tools of a register. Its fields are the dearest part of the page to draw, so they are
 * drawn anew only for what they show: pages keep their list of controls with `useMemo`.
 */
export const RegisterBar = memo(Bar) as typeof Bar
