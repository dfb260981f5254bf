'use client'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { DialogProps } from '../dialog/dialog.tsx'
import { classNames } from '../internal/class-names.ts'
import { styled, takeParts } from '../internal/parts.ts'
import { DialogFrame } from '../internal/dialog-frame.tsx'
import { FocusReturn } from '../internal/focus-back.tsx'
import * as overlay from '../internal/overlay.css.ts'
import { given } from '../internal/props.ts'
import * as styles from './drawer.css.ts'
import { joinIsland } from '../internal/join-island.ts'

export interface DrawerProps extends Omit<DialogProps, 'role'> {
  /** The edge it comes from: `end` for details of a row, `start` for navigation. */
  side?: 'end' | 'start' | undefined
}

/** A panel at the edge: details of a row, navigation on phones. A press outside closes it. */
export function Drawer(asGiven: DrawerProps) {
  const [part, props] = takeParts(asGiven)
  const { trigger, side = 'end', width = 480, isOpen, defaultOpen, onOpenChange, isDismissable = true, ...rest } = props
  const { isKeyboardDismissDisabled = false, className, ref, ...content } = rest
  const state = given({ isOpen, defaultOpen, onOpenChange })
  const modal = (
    <ModalOverlay
      ref={joinIsland}
      {...(trigger === undefined ? state : {})}
      {...part('veil', overlay.veil, styles.veil, styles.veilSides[side])}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
    >
      <Modal {...styled(part('panel', styles.modal, styles.sides[side]), { maxWidth: `min(${width}px, 100%)` })}>
        <DialogFrame part={part} {...content} ref={ref} className={classNames(styles.frame, className)} />
        <FocusReturn />
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
