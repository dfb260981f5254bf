import type { ReactNode } from 'react'
import { EmptyBoxDrawing } from '../drawing/empty-box-drawing.tsx'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './empty-state.css.ts'

export interface EmptyStateProps
  extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'drawing' | 'body' | 'action'> {
  /** One of `@cabinet/ui/drawing`; an empty box when absent. */
  drawing?: ReactNode
  /** What is so, without a full stop. */
  title: string
  /** Place of the title in the outline. */
  level?: HeadingLevel | undefined
  /** Why, and what to do next. */
  children?: ReactNode
  /** The next step: one button. */
  action?: ReactNode
}

/** What stands where there is nothing to show yet, or nothing was found: why, and the next step. */
export function EmptyState(asGiven: EmptyStateProps) {
  const [part, props] = takeParts(asGiven)
  const { drawing = <EmptyBoxDrawing />, title, level = 2, children, action, className, ...rest } = props
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div {...part('drawing', styles.drawing)}>{drawing}</div>
      <Heading level={level} size="title">
        {title}
      </Heading>
      {children !== undefined && <p {...part('body', styles.body)}>{children}</p>}
      {action !== undefined && <div {...part('action', styles.action)}>{action}</div>}
    </div>
  )
}
