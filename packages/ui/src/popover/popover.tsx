'use client'
import type { ReactElement } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { ClosableContent } from '../internal/dialog-frame.tsx'
import { FocusBack } from '../internal/focus-back.tsx'
import * as overlay from '../internal/overlay.css.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './popover.css.ts'
import { joinIsland } from '../internal/join-island.ts'

export interface PopoverProps extends CommonProps<HTMLElement>, DataAttributes, PartsProps<'panel' | 'title'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names the panel; without one give `aria-label`. */
  title?: string | undefined
  'aria-label'?: string | undefined
  children: ClosableContent
  placement?: AriaPopoverProps['placement'] | undefined
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A small panel beside its button: help, a filter. The page stays in sight; a press outside or Escape closes it. */
export function Popover(asGiven: PopoverProps) {
  const [part, props] = takeParts(asGiven)
  const { trigger, title, children, placement = 'bottom', isOpen, defaultOpen, onOpenChange, ...rest } = props
  const { className, style, ref, ...own } = rest
  return (
    <DialogTrigger {...given({ isOpen, defaultOpen, onOpenChange })}>
      {trigger}
      <AriaPopover ref={joinIsland} {...part('panel', overlay.floating)} offset={6} placement={placement}>
        <Dialog {...given(own)} {...given({ style })} ref={ref} className={classNames(styles.body, className)}>
          {({ close }) => (
            <>
              <FocusBack />
              {title !== undefined && (
                <Heading {...part('title', styles.title)} level={3} slot="title">
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children({ close }) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
