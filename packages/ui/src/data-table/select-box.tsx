import type { PartOf } from '../internal/parts.ts'
import * as styles from './select-box.css.ts'

export interface SelectBoxProps {
  part: PartOf<'checkbox'>
  /** Its name, or the ids of the elements that make it. */
  label?: string | undefined
  labelledBy?: string | undefined
  isSelected: boolean
  isIndeterminate?: boolean | undefined
  isDisabled?: boolean | undefined
  /** `isRange`: Shift was held. */
  onToggle: (isRange: boolean) => void
}

/** The checkbox of a row: one native element, because a table has hundreds. */
export function SelectBox(props: SelectBoxProps) {
  const { part, label, labelledBy, isSelected, isIndeterminate = false, isDisabled = false, onToggle } = props
  return (
    <input
      ref={(input) => {
        if (input !== null) input.indeterminate = isIndeterminate
      }}
      aria-label={label}
      aria-labelledby={labelledBy}
      checked={isSelected}
      {...part('checkbox', styles.box)}
      data-track="table-select"
      disabled={isDisabled}
      type="checkbox"
      onChange={(event) => {
        const press = event.nativeEvent
        onToggle('shiftKey' in press && press.shiftKey === true)
      }}
    />
  )
}
