'use client'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { FocusBack } from '../internal/focus-back.tsx'
import * as overlay from '../internal/overlay.css.ts'
import * as styles from './image-preview.css.ts'
import { Viewer, type ViewerProps } from './viewer.tsx'
import { joinIsland } from '../internal/join-island.ts'

export interface FullScreenProps extends ViewerProps {
  isOpen: boolean
}

/** A picture in a dialog over the whole screen, and over whatever it was opened from: a dialog, a popover. */
export function FullScreen({ isOpen, ...viewer }: FullScreenProps) {
  return (
    <ModalOverlay
      ref={joinIsland}
      {...viewer.part('veil', overlay.veil, styles.veil)}
      isOpen={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) viewer.close()
      }}
    >
      <Modal className={styles.modal}>
        <FocusBack />
        <Viewer {...viewer} />
      </Modal>
    </ModalOverlay>
  )
}
