'use client'
import { useState, type ReactNode } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { useWords } from '../i18n/define-words.ts'
import { confirmDialogWords } from '../i18n/confirm-dialog.ts'
import { Words } from '../internal/words.tsx'

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  | 'children'
  | 'footer'
  | 'role'
  | 'isDismissable'
  | 'isKeyboardDismissDisabled'
  | 'hasCloseButton'
  | 'isOpen'
  | 'onOpenChange'
> {
  /** What follows from the answer («Действие нельзя отменить.»). */
  children?: ReactNode
  /** The answer as a verb: «Удалить», not «Да». */
  confirmLabel: string
  /** «Отмена» when absent. */
  cancelLabel?: string | undefined
  /** `negative` for what takes something away. */
  tone?: 'accent' | 'negative' | undefined
  /**
   * The answer was given. A promise keeps the dialog open and waiting until it settles; when it is rejected the dialog
   * stays and shows the message of the error.
   */
  onConfirm: () => void | Promise<unknown>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A question before something that cannot be taken back. Escape and «Отмена» leave everything as it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirmLabel, cancelLabel, tone = 'accent', onConfirm, onOpenChange, ...rest } = props
  const words = useWords(confirmDialogWords)
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const change = (isOpen: boolean): void => {
    setFailure(undefined)
    onOpenChange(isOpen)
  }
  const confirm = async (): Promise<void> => {
    setWaiting(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setWaiting(false)
    }
  }
  return (
    <Dialog
      {...rest}
      footer={
        <>
          <Button isDisabled={isWaiting} tone="neutral" variant="outline" onPress={() => change(false)}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button isLoading={isWaiting} tone={tone} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
      hasCloseButton={false}
      isKeyboardDismissDisabled={isWaiting}
      role="alertdialog"
      onOpenChange={change}
    >
      <Words>{children}</Words>
      {failure !== undefined && (
        <Banner announce="alert" style={{ marginBlockStart: 12 }} tone="negative">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}
