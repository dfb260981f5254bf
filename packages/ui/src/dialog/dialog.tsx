'use client'
import type { ReactElement, ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../internal/class-names.ts'
import { styled, takeParts, type PartsProps } from '../internal/parts.ts'
import { DialogFrame, type ClosableContent } from '../internal/dialog-frame.tsx'
import { assignInlineVars } from '../internal/inline-vars.ts'
import * as overlay from '../internal/overlay.css.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './dialog.css.ts'
import { joinIsland } from '../internal/join-island.ts'

export interface DialogProps
  extends
    CommonProps<HTMLElement>,
    DataAttributes,
    PartsProps<'veil' | 'panel' | 'header' | 'title' | 'close' | 'body' | 'footer'> {
  /** Names the dialog; read when it opens. */
  title: ReactNode
  /** The body, or a function that is given `close`. */
  children?: ClosableContent
  /** Buttons, the main one last. Or a function that is given `close`. */
  footer?: ClosableContent
  /** Most width in CSS pixels; the specification has 420 and 623. */
  width?: number | undefined
  /** Open or not, when the state is yours. */
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** The button that opens it, when the state is not yours. */
  trigger?: ReactElement | undefined
  /** A press outside closes it. Not for forms: what was typed would be lost. */
  isDismissable?: boolean | undefined
  /** Escape does not close it: while something is under way. */
  isKeyboardDismissDisabled?: boolean | undefined
  /** The cross in the corner. */
  hasCloseButton?: boolean | undefined
  /** Under 768 px it takes the whole screen: for tasks of several steps, whose buttons then stay in one place. */
  isFullSheet?: boolean | undefined
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined
}

/** A task beside the page: the page waits. On phones it is a sheet at the lower edge. */
export function Dialog(asGiven: DialogProps) {
  const [part, props] = takeParts(asGiven)
  const {
    trigger,
    width = 420,
    isOpen,
    defaultOpen,
    onOpenChange,
    isDismissable = false,
    isFullSheet = false,
    className,
    ref,
    ...rest
  } = props
  const { isKeyboardDismissDisabled = false, ...content } = rest
  const state = given({ isOpen, defaultOpen, onOpenChange })
  const modal = (
    <ModalOverlay
      ref={joinIsland}
      {...(trigger === undefined ? state : {})}
      {...part('veil', overlay.veil, styles.veil, isFullSheet && styles.veilOfSheet)}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
    >
      <Modal
        {...styled(
          part('panel', styles.modal, isFullSheet && styles.sheet),
          assignInlineVars({ [styles.most]: `${width}px` }),
        )}
      >
        <DialogFrame
          part={part}
          {...content}
          ref={ref}
          className={classNames(styles.frame, isFullSheet && styles.frameOfSheet, className)}
        />
      </Modal>
    </ModalOverlay>
  )
  if (trigger === undefined) return modal
  return (
    <DialogTrigger {...state}>
      {trigger}
      {modal}
    </DialogTrigger>
  )
}
