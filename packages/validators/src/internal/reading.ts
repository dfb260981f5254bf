import type { Change, IdentifierName, IssueOf, Parsed } from '../issue.ts'
import { isSeveral, limit, toDigit } from './clean.ts'

/**
 * Replaces what matches, notes each match as a change, and gives the text that comes out; without a kind, what was found
 * tells it.
 */
export type Swap = (pattern: RegExp, kind?: Change['kind'], by?: (found: string) => string) => string

/** What is particular to one identifier, after spaces around, quotes and labels have gone. A text that holds keeps them. */
export type Tidy = (swap: Swap, text: string) => void

/** A text as it was read, or why that does not hold. */
interface Draft<Code> {
  readonly code?: Code
  readonly value?: string
  readonly changes?: Change[]
}

/** Digits, whatever stands between them. A cell of a table may have decimals that say nothing. */
export const digitsOnly: Tidy = (swap) => {
  swap(/(?<=^\d+)[.,]0{1,2}$/, 'other')
  swap(/\s+/g)
  swap(/[\p{Pd}\u2212]+/gu, 'separator')
  swap(/[OoОоЗзб]/g, 'letter', toDigit)
}

/**
 * Reads a number as people paste it: with the name before it, in quotes, with a point after it, beside another number.
 * A tab or the end of a line parts two values: what is on its two sides is never joined, and when the whole would only
 * then be a number, nobody can tell what was meant. A text of more than 256 units is no number and is not read.
 *
 * Every identifier brings this function, so it is written for few bytes: what stands twice in it (brackets, the end of a
 * label, what parts cells) costs less than a name, for a server compresses it.
 *
 * @param label - words that stand before the number, as the source of a regular expression
 * @param tidy - what is particular to the identifier
 * @param check - the strict check of what comes out
 */
export const understood = <Value extends string, Name extends IdentifierName>(
  rule: Name,
  label: string,
  text: unknown,
  tidy: Tidy,
  check: (value: unknown) => IssueOf<Name>['code'] | undefined,
): Parsed<Value, Name> => {
  type Code = IssueOf<Name>['code'] | undefined

  let result: Draft<Code> = { code: check(text) }
  if (typeof text === 'string' && text.length <= limit) {
    const read = (value: string): Draft<Code> => {
      const changes: Change[] = []
      const swap: Swap = (pattern, kind, by) =>
        (value = value.replace(pattern, (found: string) => {
          const instead = by ? by(found) : ''
          if (instead !== found)
            changes.push({
              kind: kind ?? (/[\p{L}№#]/u.test(found) ? 'label' : found.trim() ? 'punctuation' : 'space'),
              text: found || instead,
            })
          return instead
        }))
      if (check(value)) {
        swap(/[\uff01-\uff5e]+/g, 'letter', (found) => found.normalize('NFKC'))
        swap(/[\p{Cf}\p{VS}]+/gu, 'space')
        // A word that goes on is no label.
        swap(
          RegExp(
            `^(?:[\\s\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}"'\\x60<>=№#]|(?:${label}|n[o°]?(?=[.\\s][^a-z]*$))(?![\\p{L}@]|[._-]\\p{L})[\\s.:№#=-]*)+|[\\s\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}"'\\x60<>.,;:!?]+$`,
            'giu',
          ),
        )
      }
      const before = value
      tidy(swap, value)
      let code = check(value)
      if (!code && isSeveral(before)) {
        code = check(before)
        own = ''
      }
      return code ? { code } : { value, changes }
    }

    // The sign for a new line of other systems is no space in JavaScript, and a letter of two signs is one. Where cells
    // would be a number only if they were joined, nothing is left to look for numbers in.
    let own = text.replaceAll('\u0085', '\n').normalize()
    result = read(own)
    if (result.code && own) {
      const parts: (readonly [value: string | undefined, asChange: Change])[] = []
      // What holds, by the label before it: 0 is that of something else, 1 the own one, 2 none. Two values are none.
      const fits: Partial<Record<number, Draft<Code>>> = {}
      // Labels that have been read and stand before no number yet: `ИНН/КПП 7707083893/773601001` has two at a time.
      let labels: number[] = []
      let isJoined: string | undefined
      // The number of the rule among those of the text, when exactly one is. After each piece comes what parts it from the
      // next: an own label, any other word (letters that stand for digits are none), a slash, which joins, or a sign.
      const pieces = own.split(
        RegExp(
          `(?<![\\p{L}@._])(?:(${label})|((?![озб]+(?!\\p{L}))[а-яё]{3,}|(?:от|в)(?= )|inn|kpp|ogrn|bik))(?![\\p{L}@]|[._-]\\p{L})[\\s.:№#=-]*|([/\\\\|])|[;,\\t-\\r\\x85\\u2028\\u2029]`,
          'giu',
        ),
      )
      for (let index = 0; index < pieces.length; index += 4) {
        const piece = (pieces[index] as string).trim()
        if (/[\da-z]/i.test(piece)) {
          const part = read(piece)
          const of = labels.shift() ?? 2
          parts.push([part.value, { kind: 'other', text: piece }])
          if (!part.code && (fits[of] ??= part).value !== part.value) fits[of] = {}
        }
        if (pieces[index + 1] || pieces[index + 2]) {
          if (!isJoined) labels = []
          labels.push(pieces[index + 1] ? 1 : 0)
        }
        isJoined = pieces[index + 3]
      }
      // Alone beside words a number needs its label.
      const found = fits[1] ?? (parts[1] && fits[2])
      if (found?.value) {
        for (const [value, asChange] of parts) if (value !== found.value) found.changes?.push(asChange)
        result = found
      }
    }
  }
  return (result.code ? { ok: false, issue: { rule, ...result, params: {} } } : { ok: true, ...result }) as Parsed<
    Value,
    Name
  >
}
