const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g

/** Names of the schemas that a part of a description refers to. */
const namesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(REFERENCE)].flatMap(([, name]) => name ?? [])

/** Those of the named schemas that a part of a description refers to, at whatever depth. */
export const usedSchemas = (schemas: object, part: unknown): object => {
  const all = new Map<string, unknown>(Object.entries(schemas))
  const used = new Set(namesIn(part))
  // A set is gone through with what is added meanwhile.
  for (const name of used) for (const inside of namesIn(all.get(name))) used.add(inside)
  return Object.fromEntries([...all].filter(([name]) => used.has(name)))
}
