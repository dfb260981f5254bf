import type { Colleague } from '@cabinet/contract/people/colleagues'
import { IconButton } from '@cabinet/ui/icon-button'
import { EllipsisVertical } from 'lucide-react'
import { fullNameOf } from '../../../../shared/names.ts'
import { useProfileMessages } from '../profile/messages.ts'
import type { PersonAction } from './actions.ts'
import { PersonMenu } from './person-menu.tsx'

/** What can be done about a person, at the end of their row. */
export const PersonRowMenu = ({
  person,
  onAction,
}: {
  person: Colleague
  onAction: (action: PersonAction) => void
}) => {
  const t = useProfileMessages()
  return (
    <PersonMenu
      person={person}
      withCard
      trigger={
        <IconButton
          data-track="row-menu"
          icon={EllipsisVertical}
          label={t('users.actionsOf', { name: fullNameOf(person) })}
          tone="neutral"
          variant="quiet"
        />
      }
      onAction={onAction}
    />
  )
}
