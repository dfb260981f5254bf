const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const NAME_OF_THING = /(?:^id|Id)$/

/**
 * Everything that a call was about: the things that its address and its answer name, however deep (`id`, `orderId`,
 * `results[].id`). One delivery of a bank may name hundreds.
 */
export const subjectsOf = (value: unknown): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [name, part] of Object.entries(node)) {
      if (typeof part === 'string' && NAME_OF_THING.test(name) && UUID.test(part)) found.add(part)
      visit(part)
    }
  }
  visit(value)
  return found
}
