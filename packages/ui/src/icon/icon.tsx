import type { ComponentType } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './icon.css.ts'

/** An icon component, such as those that lucide-react exports by name. */
export type IconType = ComponentType<{
  className?: string
  size?: number | string
  strokeWidth?: number | string
  'aria-hidden'?: boolean | 'true' | 'false'
}>

export interface IconProps {
  /** The drawing, imported by name: `import { Check } from 'lucide-react'`. */
  of: IconType
  /** Edge in CSS pixels. */
  size?: 14 | 16 | 20 | 24 | undefined
  className?: string | undefined
}

/** A line icon in the colour of the text beside it. It is decoration: the meaning is in the text or the label. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return <Drawing aria-hidden className={classNames(styles.icon, className)} size={size} strokeWidth={1.75} />
}
