import { Button } from '@cabinet/ui/button'
import { toast } from '@cabinet/ui/toast'
import type { ComponentProps } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'

/** A decision of one press: what became of it is said in a toast. */
export const ActionButton = ({
  onAct,
  done,
  children,
  ...button
}: Pick<ComponentProps<typeof Button>, 'variant' | 'tone' | 'size' | 'isLoading' | 'children' | 'aria-label'> & {
  readonly onAct: () => Promise<unknown>
  readonly done: string
  readonly 'data-track': string
}) => {
  const shared = useSharedMessages()
  const act = async () => {
    try {
      await onAct()
      toast.show({ tone: 'positive', text: done })
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
    }
  }
  return (
    <Button {...button} onPress={() => void act()}>
      {children}
    </Button>
  )
}
