import axe from 'axe-core'
import { expect } from 'vitest'

/** What is still moving is half transparent, and would be told as too pale. */
const endMotion = (): void => {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
}

/** Nothing that a checker of accessibility finds is wrong with the page as it stands. */
export const expectAccessible = async (): Promise<void> => {
  endMotion()
  const { violations } = await axe.run(document.body)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
