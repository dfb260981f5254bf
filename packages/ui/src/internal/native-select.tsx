import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from './class-names.ts'
import * as styles from './native-select.css.ts'

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { readonly value: number; readonly label: string }[]
}

/**
 * The list of the system itself: it opens where the finger is, and is read as what it is. Its mark is ours: that of the
 * browser is bolder than every other line, and stands where the browser likes.
 */
export function NativeSelect({ options, className, ...rest }: NativeSelectProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={classNames(styles.control, className)}>
        {options.map(({ value, label }) => (
          <option key={value} className={styles.option} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon className={styles.mark} of={ChevronDown} size={16} />
    </span>
  )
}
