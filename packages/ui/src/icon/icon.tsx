import type { ComponentType } from 'react'
import { classNames } from '../internal/class-names.ts'
import type { DataAttributes } from '../internal/props.ts'
import * as styles from './icon.css.ts'

/** An icon component, such as those that lucide-react exports by name. */
export type IconType = ComponentType<{
  className?: string
  size?: number | string
  strokeWidth?: number | string
  'aria-hidden'?: boolean | 'true' | 'false'
}>

export interface IconProps extends DataAttributes {
  /** The drawing, imported by name: `import { Check } from 'lucide-react'`. */
  of: IconType
  /** Edge in CSS pixels. */
  size?: 14 | 16 | 20 | 24 | undefined
  className?: string | undefined
}

/** A line icon in the colour of the text beside it. It is decoration: the meaning is in the text or the label. */
export function Icon({ of: Drawing, size = 20, className, ...rest }: IconProps) {
  return <Drawing aria-hidden {...rest} className={classNames(styles.icon, className)} size={size} strokeWidth={1.75} />
}
