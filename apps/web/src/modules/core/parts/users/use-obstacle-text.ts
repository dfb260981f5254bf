import { useSharedWords } from '../../../../shared/words.ts'
import { useProfileWords } from '../profile/words.ts'
import type { Obstacle } from './actions.ts'

/** Why an action cannot be used, in words. */
export const useObstacleText = (): ((obstacle: Obstacle) => string) => {
  const t = useProfileWords()
  const shared = useSharedWords()
  return (obstacle) =>
    obstacle === 'adminOnly' || obstacle === 'ownerOnly' ? shared(obstacle) : t(`reason.${obstacle}`)
}
