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
  // What was announced stays in the live region for seconds and may name what has left the page.
  const { violations } = await axe.run({ include: [document.body], exclude: ['[data-live-announcer]'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
