import { Switch } from '@cabinet/ui/switch'
import type { RegisterControl } from './controls.tsx'
import * as styles from './register.css.ts'

/** Only those of which something is true; the filter is `filtersOf(list).flag(field)`. */
export const flagControl = <const Name extends string>({
  name,
  label,
  words,
}: {
  readonly name: Name
  readonly label: string
  /** The chip, after the label. */
  readonly words: string
}): RegisterControl<Name> => ({
  name,
  label,
  size: 'content',
  words: () => words,
  field: (value, onChange) => (
    <Switch
      data-track={name}
      className={styles.flag}
      isSelected={value === 'yes'}
      onChange={(isSelected) => onChange(isSelected ? 'yes' : '')}
    >
      {label}
    </Switch>
  ),
})
