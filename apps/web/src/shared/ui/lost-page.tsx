import { pages } from '@cabinet/contract/pages'
import { ButtonLink } from '@cabinet/ui/button-link'
import { LostPageDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useSharedMessages } from '../messages.ts'

/** There is nothing at this address. */
export const LostPage = ({ title, text }: { title: string; text: string }) => {
  const shared = useSharedMessages()
  return (
    <EmptyState
      drawing={<LostPageDrawing />}
      level={1}
      title={title}
      action={<ButtonLink href={pages.root()}>{shared('toHome')}</ButtonLink>}
    >
      {text}
    </EmptyState>
  )
}
