import { attempt, peek } from '../internal/probe.ts'

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
 * server, and one whose params are missing, gets the general text («Поле заполнено некорректно») where the catalogue has one, else its own code.
 */
export const translate = (issue: Translatable, catalogue: object): string => {
  const table = catalogue as Readonly<Record<string, Entry>>
  const rule = peek(issue, 'rule')
  const code = peek(issue, 'code')
  const entry = typeof rule === 'string' ? own(table, rule) : undefined
  const text = entry && ((typeof code === 'string' ? own(entry, code) : undefined) ?? own(entry, 'other'))
  // A text that needs params which the issue does not have throws.
  const told = typeof text === 'function' ? attempt(() => text(Object(peek(issue, 'params')))) : text
  const general = own(table, 'general')?.['incorrect']
  return told ?? (typeof general === 'string' ? general : typeof code === 'string' ? code : '')
}
