import { useSharedMessages } from '../../../../shared/messages.ts'
import { useProfileMessages } from '../profile/messages.ts'
import type { Obstacle } from './actions.ts'

/** Why an action cannot be used, in words. */
export const useObstacleText = (): ((obstacle: Obstacle) => string) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  return (obstacle) => (obstacle === 'adminOnly' ? shared(obstacle) : t(`reason.${obstacle}`))
}
