/**
 * Runs in the page: texts that stand partly outside of what their box or the window shows, where no scrolling brings
 * them back. What ends in an ellipsis is shortened on purpose, what is a pixel large is meant for the ear.
 */
export const cutOff = (): string[] => {
  const SLACK = 1.5
  const isHiding = (value: string) => value === 'hidden' || value === 'clip'
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const holder = node.parentElement
    if (!text || !holder?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    if (width === 0) continue
    let isCut = right > innerWidth + SLACK || left < -SLACK
    for (let box: Element | null = holder; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const isMeantForTheEar = edge.width <= 1 || edge.height <= 1 || style.clipPath !== 'none'
      const isScrolled = style.overflowX === 'auto' || style.overflowX === 'scroll'
      if (isMeantForTheEar || isScrolled || style.textOverflow === 'ellipsis') {
        isCut = false
        break
      }
      if (isHiding(style.overflowX) && (right > edge.right + SLACK || left < edge.left - SLACK)) isCut = true
    }
    if (isCut) found.add(text.slice(0, 60))
  }
  return [...found]
}
