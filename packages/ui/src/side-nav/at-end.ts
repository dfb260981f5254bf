import { bubbleGap, insideWindow, type Placement } from '../internal/bubble.tsx'

/** After the item in the direction of writing: above it would cover its neighbours. */
export const atEnd: Placement = (bubble, item) => {
  const { offsetWidth, offsetHeight, style } = bubble
  const isRightToLeft = getComputedStyle(bubble).direction === 'rtl'
  style.left = `${isRightToLeft ? item.left - bubbleGap - offsetWidth : item.right + bubbleGap}px`
  const start = item.top + (item.height - offsetHeight) / 2
  style.top = insideWindow(start, offsetHeight, bubble.ownerDocument.documentElement.clientHeight)
}
