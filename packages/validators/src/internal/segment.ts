/** The key of one step of a path, as Standard Schema writes it: the key itself, or an object that holds it. */
export const keyOf = (segment: unknown): PropertyKey =>
  typeof segment === 'object' && segment !== null
    ? (segment as { readonly key: PropertyKey }).key
    : (segment as PropertyKey)
