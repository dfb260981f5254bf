import type { Change } from '../issue.ts'
import { breaks, isSeveral, limit, narrow, toDigits } from './clean.ts'
import { labels } from './labels.ts'

/** Replaces what matches, and notes each match as a change. */
export type Swap = (kind: Change['kind'], pattern: RegExp, by?: string | ((found: string) => string)) => void

/** What is particular to one identifier, after spaces around, quotes and labels have gone. A text that holds keeps them. */
export type Tidy = (swap: Swap, text: () => string) => void

interface Draft {
  readonly text: string
  readonly changes: readonly Change[]
}

const fullWidth = /[\uff01-\uff5e]+/g
// Soft hyphens, zero-width spaces and joiners, marks of direction, variation selectors.
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+|[\ufe00-\ufe0f]+/g
const numberSign = /^(?:№|#|n[o°]?\.?(?=\s[^a-z]*$))\s*/i
const edges = /^[\s"'`«»„“”‟‘’‚‹›([{<]+|[\s"'`«»„“”‟‘’‚‹›.,;:!?)\]}>]+$/g
const afterLabel = '(?![a-zа-яё])[\\s.:№#=-]*'

const tidied = (
  raw: string,
  rule: string,
  tidy: Tidy,
  holds: (text: string) => boolean,
): Draft & { readonly before: string } => {
  // The sign for a new line of other systems is no space in JavaScript.
  let text = holds(raw) ? raw : raw.replaceAll('\u0085', '\n')
  const changes: Change[] = []
  const swap: Swap = (kind, pattern, by = '') => {
    text = text.replace(pattern, (found: string) => {
      const instead = typeof by === 'string' ? by : by(found)
      if (instead !== found) changes.push({ kind, text: found || instead })
      return instead
    })
  }
  const trim = (): void => {
    text = text.replace(edges, (found) => {
      changes.push({ kind: found.trim() ? 'punctuation' : 'space', text: found })
      return ''
    })
  }
  if (!holds(raw)) {
    swap('letter', fullWidth, narrow)
    swap('space', invisible)
    trim()
    swap('label', new RegExp(`^(?:${labels[rule] ?? '(?!)'})${afterLabel}`, 'i'))
    swap('label', numberSign)
    trim()
  }
  const before = text
  tidy(swap, () => text)
  return { text, changes, before }
}

/** Digits, whatever stands between them. */
export const digitsOnly: Tidy = (swap) => {
  swap('space', /\s+/g)
  swap('separator', /[\u2010-\u2015\u2212-]+/g)
  swap('letter', /[OoОоЗзб]+/g, toDigits)
}

let everyLabel: RegExp | undefined

interface Segment {
  /** The rule whose label stands before it. */
  readonly label: string | undefined
  readonly text: string
}

/**
 * A text of several numbers in its parts: `ИНН/КПП 7707083893/773601001` is a number with the label `inn` and another
 * with the label `kpp`.
 */
const segmentsOf = (text: string): readonly Segment[] => {
  everyLabel ??= new RegExp(
    `(?<=^|[^a-zа-яё\\d])(?:${Object.values(labels)
      .map((words) => `(${words})`)
      .join('|')})${afterLabel}|[/\\\\|;,${breaks}]+`,
    'gi',
  )
  const names = Object.keys(labels)
  const found: Segment[] = []
  const waiting: string[] = []
  let from = 0
  const close = (until: number): void => {
    const part = text.slice(from, until)
    if (/[\dA-Za-z]/.test(part)) found.push({ label: waiting.shift(), text: part.trim() })
  }
  for (const match of text.matchAll(everyLabel)) {
    close(match.index)
    from = match.index + match[0].length
    const name = names[match.slice(1).findIndex((word) => word !== undefined)]
    if (name !== undefined) waiting.push(name)
  }
  close(text.length)
  return found
}

/** The part of a text that is the number of a rule, when exactly one is. */
const partOf = (text: string, rule: string, tidy: Tidy, holds: (text: string) => boolean): Draft | undefined => {
  const segments = segmentsOf(text)
  if (segments.length < 2) return undefined
  const fitting = segments.flatMap((segment) => {
    const draft = tidied(segment.text, rule, tidy, holds)
    return (segment.label ?? rule) === rule && holds(draft.text) ? [{ segment, draft }] : []
  })
  const labelled = fitting.filter(({ segment }) => segment.label === rule)
  const candidates = labelled.length > 0 ? labelled : fitting
  const [first] = candidates
  if (!first || candidates.some(({ draft }) => draft.text !== first.draft.text)) return undefined
  const others = segments.filter((segment) => !candidates.some((candidate) => candidate.segment === segment))
  return {
    text: first.draft.text,
    changes: [...first.draft.changes, ...others.map((other): Change => ({ kind: 'other', text: other.text }))],
  }
}

/** What came out of a text: a draft that holds, or the code of the strict check. */
type Outcome<Code> = (Draft & { readonly code?: undefined }) | { readonly code: Code }

/**
 * Reads a number as people paste it: with the name before it, in quotes, with a point after it, beside another number.
 * A tab or the end of a line parts two values: what is on its two sides is never joined, and when the whole would only
 * then be a number, nobody can tell what was meant. A text of more than 256 units is no number and is not read.
 *
 * @param rule - name of the identifier, for its labels
 * @param tidy - what is particular to the identifier
 * @param check - the strict check of what comes out
 */
export const read = <Code extends string>(
  rule: string,
  text: unknown,
  tidy: Tidy,
  check: (value: unknown) => Code | undefined,
): Outcome<Code> => {
  if (typeof text !== 'string' || text.length > limit) {
    const code = check(text)
    return code ? { code } : { text: text as string, changes: [] }
  }
  const holds = (part: string): boolean => !check(part)
  const whole = tidied(text, rule, tidy, holds)
  const code = check(whole.text)
  if (code) return partOf(text, rule, tidy, holds) ?? { code }
  const codeOfSeveral = isSeveral(whole.before) ? check(whole.before) : undefined
  return codeOfSeveral ? { code: codeOfSeveral } : whole
}
