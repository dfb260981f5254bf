/** What is needed to find a text: an issue of this package, also one that came over the wire. */
export interface Translatable {
  readonly rule: string
  readonly code: string
  readonly params?: unknown
}

type Entry = Readonly<Record<string, string | ((params: object) => string) | undefined>>

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/**
 * The text of an issue in a catalogue. An issue that the catalogue does not know, for example one sent by a newer
 * server, gets the general text («Поле заполнено некорректно») where the catalogue has one, else its own code.
 */
export const translate = (issue: Translatable, catalogue: object): string => {
  const table = catalogue as Readonly<Record<string, Entry>>
  const entry = own(table, issue.rule)
  const text =
    (entry && (own(entry, issue.code) ?? own(entry, 'other'))) ?? own(table, 'general')?.['incorrect'] ?? issue.code
  return typeof text === 'function' ? text(Object(issue.params)) : text
}
