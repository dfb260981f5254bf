/**
 * Names of companies on the page whose form may stand on another line than the name: «ООО / «Ромашка»». Runs in the page,
 * so it stands alone.
 */
export const partedNames = (): string[] => {
  const parted = /(?:^|[\s«(])(?:ООО|АО|ПАО|ИП) [«"А-ЯЁ].{0,30}/
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode
    const name = parted.exec(nodeValue ?? '')?.[0]
    if (name !== undefined && parentElement?.closest('script, style, pre') === null) found.push(name)
  }
  return found
}
