'use client'
import type { ReactElement, ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'
import { classNames } from '../internal/class-names.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipProps extends CommonProps<HTMLDivElement>, DataAttributes {
  /** A short explanation. Never the only place of something that a person needs: touch has no hover. */
  content: ReactNode
  /** What it explains: a button or a link of the library. */
  children: ReactElement
  placement?: AriaTooltipProps['placement'] | undefined
  /** Milliseconds that the pointer rests before it opens; it opens at once on keyboard focus. */
  delay?: number | undefined
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A short explanation on hover and focus; fades in 200 ms. Escape closes it. For longer help use a popover. */
export function Tooltip(props: TooltipProps) {
  const { content, children, placement = 'top', delay = 400, isOpen, defaultOpen, onOpenChange, ...rest } = props
  const { className, style, ref, ...own } = rest
  return (
    <TooltipTrigger {...given({ isOpen, defaultOpen, onOpenChange })} closeDelay={150} delay={delay}>
      {children}
      <AriaTooltip
        {...own}
        {...given({ style })}
        ref={ref}
        className={classNames(styles.root, className)}
        offset={8}
        placement={placement}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
