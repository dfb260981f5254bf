import { pages } from '@cabinet/contract/pages'
import type { Colleague } from '@cabinet/contract/people/colleagues'
import { Menu, MenuItem } from '@cabinet/ui/menu'
import { IdCard } from 'lucide-react'
import type { ReactElement } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { fullNameOf } from '../../../../shared/names.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { actionIcons, actionsFor, type PersonAction } from './actions.ts'
import { useObstacleText } from './use-obstacle-text.ts'

const isTaking = (action: PersonAction) => action === 'remove' || action === 'block' || action === 'reject'

/** A link, which the page has nothing to do for. */
const CARD = 'open'

/** What can be done about a person. What this reader may not do stays in the list and says why. */
export const PersonMenu = ({
  person,
  trigger,
  withCard,
  onAction,
}: {
  person: Colleague
  trigger: ReactElement
  /** Offers the way to the card of the person. */
  withCard: boolean
  onAction: (action: PersonAction) => void
}) => {
  const t = useProfileMessages()
  const me = useUser()
  const obstacleText = useObstacleText()
  return (
    <Menu
      aria-label={t('users.actionsOf', { name: fullNameOf(person) })}
      placement="bottom end"
      trigger={trigger}
      onAction={(key) => key !== CARD && onAction(key as PersonAction)}
    >
      {withCard && (
        <MenuItem id={CARD} icon={IdCard} href={pages['user-detail']({ id: person.id })}>
          {t('action.open')}
        </MenuItem>
      )}
      {actionsFor(me, person).map(({ action, obstacle }) => (
        <MenuItem
          key={action}
          id={action}
          icon={actionIcons[action]}
          isDisabled={obstacle !== null}
          description={obstacle === null ? undefined : obstacleText(obstacle)}
          tone={isTaking(action) && obstacle === null ? 'negative' : 'ink'}
        >
          {t(`action.${action}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
