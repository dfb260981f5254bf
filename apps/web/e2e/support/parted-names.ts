/**
 * Names of companies on the page whose form stands on another line than the name, though both have room on one: «ООО /
 * «Ромашка»». Runs in the page, so it stands alone.
 */
export const partedNames = (): string[] => {
  const named = /(?<=^|[\s«(])(ООО|АО|ПАО|ИП)\s([«"А-ЯЁ]\S*)/g
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const rectOf = (node: Node, from: number, length: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, from + length)
    return range.getBoundingClientRect()
  }
  while (walker.nextNode()) {
    const { currentNode } = walker
    for (const { index, 0: whole, 1: form = '', 2: name = '' } of (currentNode.nodeValue ?? '').matchAll(named)) {
      const [first, second] = [
        rectOf(currentNode, index, form.length),
        rectOf(currentNode, index + whole.length - name.length, name.length),
      ]
      let block = currentNode.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      const room = block?.getBoundingClientRect().width ?? 0
      if (second.top >= first.bottom && first.width + second.width < 0.8 * room) found.push(whole)
    }
  }
  return found
}
