import type { Change, IdentifierName, IssueOf, Parsed } from '../issue.ts'
import { breaks, isSeveral, limit, narrow, toDigit } from './clean.ts'

/** Replaces what matches, and notes each match as a change; without a kind, what was found tells it. */
export type Swap = (kind: Change['kind'] | undefined, pattern: RegExp, by?: (found: string) => string) => void

/** What is particular to one identifier, after spaces around, quotes and labels have gone. A text that holds keeps them. */
export type Tidy = (swap: Swap, text: () => string) => void

/** A text as it was read, and why that does not hold. */
interface Draft<Code> {
  readonly value: string
  readonly changes: readonly Change[]
  readonly code: Code | undefined
  /** What came after spaces around, quotes and labels had gone. */
  readonly before: string
}

/** A number in a text, and whether the label before it is its own. */
interface Part<Code> extends Draft<Code> {
  readonly text: string
  readonly isOwn: boolean | undefined
}

const edges = '\\s\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}"\'`<>'
// A word that goes on is no label.
const afterLabel = '(?![\\p{L}@]|[._-]\\p{L})[\\s.:№#=-]*'

/** Digits, whatever stands between them. A cell of a table may have decimals that say nothing. */
export const digitsOnly: Tidy = (swap) => {
  swap('other', /(?<=^\d+)[.,]0{1,2}$/)
  swap('space', /\s+/g)
  swap('separator', /[\p{Pd}−]+/gu)
  swap('letter', /[OoОоЗзб]/g, toDigit)
}

/**
 * Reads a number as people paste it: with the name before it, in quotes, with a point after it, beside another number.
 * A tab or the end of a line parts two values: what is on its two sides is never joined, and when the whole would only
 * then be a number, nobody can tell what was meant. A text of more than 256 units is no number and is not read.
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
  type Code = IssueOf<Name>['code']

  const draft = (value: string): Draft<Code> => {
    const changes: Change[] = []
    const swap: Swap = (kind, pattern, by = () => '') => {
      value = value.replace(pattern, (found: string) => {
        const instead = by(found)
        if (instead !== found)
          changes.push({
            kind: kind ?? (/[\p{L}№#]/u.test(found) ? 'label' : found.trim() ? 'punctuation' : 'space'),
            text: found || instead,
          })
        return instead
      })
    }
    if (check(value)) {
      swap('letter', /[！-～]+/g, narrow)
      swap('space', /[\p{Cf}\p{VS}]+/gu)
      swap(
        undefined,
        RegExp(`^(?:[${edges}=№#]|(?:${label}|n[o°]?(?=[.\\s][^a-z]*$))${afterLabel})+|[${edges}.,;:!?]+$`, 'giu'),
      )
    }
    const before = value
    tidy(swap, () => value)
    return { value, changes, before, code: check(value) }
  }

  /** The number of the rule among those of a text, when exactly one is. */
  const among = (whole: string): Draft<Code> | undefined => {
    const parts: Part<Code>[] = []
    // Whose labels have been read and stand before no number yet: `ИНН/КПП 7707083893/773601001` has two at a time.
    let labels: boolean[] = []
    let isJoined = false
    // Letters that stand for digits are no word. Each piece comes after what parts it from the one before: an own label, any other word, or a sign; a slash joins.
    const pieces = whole.split(
      RegExp(
        `(?<![\\p{L}@._])(?:(${label})|((?![озб]+(?!\\p{L}))[а-яё]{3,}|(?:от|в)(?= )|inn|kpp|ogrn|bik))${afterLabel}|([/\\\\|])|[;,${breaks}]`,
        'giu',
      ),
    )
    for (let index = 0; index < pieces.length; index += 4) {
      const isOwn = !!pieces[index - 3]
      if (isOwn || pieces[index - 2]) labels = isJoined ? [...labels, isOwn] : [isOwn]
      isJoined = !!pieces[index - 1]
      const piece = (pieces[index] as string).trim()
      if (/[\dA-Za-z]/.test(piece)) parts.push({ ...draft(piece), text: piece, isOwn: labels.shift() })
    }
    const fitting = (isOwn?: boolean): Part<Code>[] => parts.filter((part) => !part.code && part.isOwn === isOwn)
    const labelled = fitting(true)
    // Alone beside words a number needs its label.
    const [first, ...more] = labelled[0] ? labelled : parts[1] ? fitting() : []
    if (!first || more.some(({ value }) => value !== first.value)) return undefined
    const others = parts.filter(({ value }) => value !== first.value)
    return {
      ...first,
      changes: [...first.changes, ...others.map((other): Change => ({ kind: 'other', text: other.text }))],
    }
  }

  let code = check(text)
  if (typeof text === 'string' && text.length <= limit) {
    // The sign for a new line of other systems is no space in JavaScript, and a letter of two signs is one.
    const own = text.replaceAll('\u0085', '\n').normalize()
    const whole = draft(own)
    code = whole.code ?? (isSeveral(whole.before) ? check(whole.before) : undefined)
    const found = code ? (whole.code ? among(own) : undefined) : whole
    if (found) return { ok: true, value: found.value as Value, changes: found.changes }
  }
  return { ok: false, issue: { rule, code, params: {} } as IssueOf<Name> }
}
