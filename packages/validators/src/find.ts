import { check as checkCorrespondent } from './correspondent-account.ts'
import { check as checkEmail } from './email.ts'
import { isOther, isPiece } from './internal/find-doubts.ts'
import { type Confidence, type FindKind, readCadastral, type Spec, specs } from './internal/find-kinds.ts'
import { inCyrillic, labelled } from './internal/find-labels.ts'
import { plain } from './internal/find-text.ts'
import { inWord, mayBegin, nextHalf, nextWord, type Word } from './internal/find-words.ts'
import { check as checkInternational, parse as parseInternational } from './international-email.ts'
import { check as checkSettlement } from './settlement-account.ts'

export type { Confidence, FindKind } from './internal/find-kinds.ts'

/** An identifier that stands in a text. */
export interface Found {
  readonly kind: FindKind
  /** The canonical value, as `parse` of the kind gives it. */
  readonly value: string
  /** Where it begins in the text, in UTF-16 units as `slice` counts them. */
  readonly start: number
  /** Where it ends: the place behind its last character. */
  readonly end: number
  /**
   * - `high`: a label says what it is, or its form leaves no doubt;
   * - `medium`: nothing says what it is, but its check digit holds or its groups are those of the kind;
   * - `low`: it could be that, as well as something else.
   */
  readonly confidence: Confidence
  /** The extension of a telephone (`доб. 12`, `ext 12`): its digits, which are no part of `value` and stand behind `end`. */
  readonly extension?: string
}

/** What to look for. */
export interface FindOptions {
  /** Kinds to look for; all of them when nothing is said. */
  readonly kinds?: readonly FindKind[]
  /** The least confidence; `medium` when nothing is said. */
  readonly least?: Confidence
}

const ranks = { high: 3, medium: 2, low: 1 } as const

/** Words of one number: the account of a bank has most groups, an IBAN of 34 characters has nine. */
const mostWords = 9
/** A label reaches over some words (`р/с № в рублях`), and no further. */
const reach = 40
/** Labels of one line wait for their numbers; of more than these the newest wait, or a hostile text would gather them without end. */
const mostLabels = 16

interface Label {
  readonly kinds: readonly FindKind[]
  readonly end: number
}

interface Hit extends Found {
  readonly words: number
  readonly label?: Label
}

/** The nearest sign on the left at which a name of an address ends, and the same on the right for its domain. */
const emailAt = (text: string, at: number, floor: number): Found | undefined => {
  let start = at
  while (start > floor && at - start < 64 && /[^\s<>()[\]{},;:"«»„“”@\\]/.test(text.charAt(start - 1))) start--
  let end = at + 1
  while (end < text.length && end - at < 190 && (inWord(text, end) || /[.\-\u0080-\uffff]/.test(text.charAt(end)))) {
    if (/[\s«»„“”…–—]/.test(text.charAt(end))) break
    end++
  }
  while (end > at && /[.-]/.test(text.charAt(end - 1))) end--
  while (start < at && /[.'=/]/.test(text.charAt(start))) start++
  const part = text.slice(start, end)
  const small = part.toLowerCase()
  if (!checkEmail(small)) return { kind: 'email', value: small, start, end, confidence: 'high' }
  const { value } = checkInternational(small.normalize('NFC')) ? {} : parseInternational(small)
  return value === undefined ? undefined : { kind: 'internationalEmail', value, start, end, confidence: 'high' }
}

/** Where a number begins: at the plus of a phone, if there is one before its first word. */
const startOf = (text: string, word: Word): number =>
  text[word.start - 1] === '+' && text.charCodeAt(word.start) < 58 ? word.start - 1 : word.start

/** Specs by the number of characters that they take, so that each reading asks only those that fit. */
const byLength = (wanted: readonly Spec[]): readonly (readonly Spec[])[] =>
  Array.from({ length: 35 }, (_, length) => wanted.filter(({ lengths: [from, to] }) => length >= from && length <= to))

/** Everything that the words from the first on can be. */
const hitsAt = (
  text: string,
  words: readonly Word[],
  pending: readonly Label[],
  wanted: readonly (readonly Spec[])[],
): Hit[] => {
  const hits: Hit[] = []
  const start = startOf(text, words[0] as Word)
  let length = 0
  let groups = ''
  let colons = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word
    if (index && !word.isJoined) break
    length += word.end - word.start
    if (length > 34) break
    groups += `${index ? ',' : ''}${word.end - word.start}`
    if (index && text[word.start - 1] === ':' && words[index - 1]?.end === word.start - 1) colons++
    const add = (kind: FindKind, value: string, confidence: Confidence, label?: Label): void => {
      hits.push({ kind, value, start, end: word.end, confidence, words: index + 1, ...(label && { label }) })
    }
    if (index === 3 && colons === 3) {
      const value = readCadastral(text.slice(start, word.end))
      if (value) add('cadastralNumber', value, 'high')
    }
    for (const spec of wanted[length] ?? []) {
      const label = pending.find(({ kinds }) => kinds.includes(spec.kind))
      const isGrouped = index > 0 && spec.groups?.test(groups)
      if (!label && (index > 0 ? !isGrouped : !spec.alone)) continue
      const part = text.slice(start, word.end)
      const value = spec.read(part)
      if (value === undefined) continue
      if (!anyLetter.test(part)) {
        if (isOther(text, start, word.end, part)) continue
        if (!label && isPiece(text, start, word.end, length === 20 || spec.kind === 'mobilePhone', part)) continue
      }
      const confidence = label ? 'high' : isGrouped ? (spec.grouped?.(value) ?? 'high') : spec.alone?.(value, part)
      if (confidence) add(spec.kind, value, confidence, label)
    }
  }
  return hits
}

const anyLetter = /[a-zа-яё]/i

const better = (one: Hit | undefined, other: Hit): Hit => {
  if (!one) return other
  // A label is the best witness, then the surer one. Of two readings of one kind the longer one is whole: `64.19`, not `64`.
  const [a, b] = [one, other].map(({ confidence, label }) => ranks[confidence] + (label ? 1 : 0)) as [number, number]
  // A number that stands whole in one word ends there: «ИНН 7707083893 12 этаж» has no twelve digits.
  const isWhole = one.words === 1 && one.end - one.start > 8
  return b > a || (b === a && one.kind === other.kind && !isWhole) ? other : one
}

/** The extension behind a telephone: its digits and where they end. */
const extensionAt = (text: string, end: number): { readonly digits: string; readonly end: number } | undefined => {
  const [all = '', digits] =
    /^[\s,;(]{0,4}(?:доб[а-яё]*|вн(?:утр[а-яё]*)?|ext(?:ension)?|x|#)[\s.:№]{0,4}(\d{1,6})(?![a-zа-яё\d])/i.exec(
      text.slice(end, end + 40),
    ) ?? []
  return digits === undefined || /[\n\t]/.test(all) ? undefined : { digits, end: end + all.length }
}

/** A label written in two parts (`р/с`, `к/с`), or a word of the list. */
const labelAt = (
  text: string,
  words: readonly Word[],
): { readonly kinds: readonly FindKind[]; readonly last: Word } | undefined => {
  const [one, two] = words as [Word, Word | undefined]
  if (one.end - one.start > 20) return undefined
  const word = text.slice(one.start, one.end)
  if (
    two &&
    two.start - one.end === 1 &&
    two.end - two.start <= 2 &&
    text[one.end] === '/' &&
    one.end - one.start <= 4
  ) {
    const letters = inCyrillic(`${word.charAt(0)}${text.charAt(two.start)}`.toLowerCase())
    const joined = /^[рк]/.test(letters) ? labelled(letters) : undefined
    if (joined) return { kinds: joined, last: two }
  }
  const kinds = labelled(word)
  return kinds && { kinds, last: one }
}

/** Accounts are told apart, and made sure of, by the nearest БИК of the text. */
const settleAccounts = (found: readonly Hit[]): Found[] => {
  const biks = found.filter(({ kind }) => kind === 'bik')
  let next = 0
  return found.map(({ label, words: _, ...hit }) => {
    while (next < biks.length && (biks[next]?.start ?? 0) < hit.start) next++
    if (hit.kind !== 'settlementAccount' && hit.kind !== 'correspondentAccount') return hit
    const near = [biks[next - 1], biks[next]].flatMap((bik) => bik?.value ?? [])
    const fits = (check: typeof checkCorrespondent): boolean => near.some((bik) => !check(hit.value, bik))
    const central = hit.value.startsWith('301') || hit.value.startsWith('40102')
    if (central ? fits(checkCorrespondent) : fits(checkSettlement))
      return { ...hit, kind: central ? 'correspondentAccount' : 'settlementAccount', confidence: 'high' }
    const kind = central
      ? 'correspondentAccount'
      : label?.kinds.includes('settlementAccount') === false
        ? hit.kind
        : 'settlementAccount'
    // Where there is a bank and the account is none of that bank, something is wrong with one of them.
    return { ...hit, kind, confidence: near.length > 0 ? (label ? 'medium' : 'low') : hit.confidence }
  })
}

/**
 * Finds identifiers in free text: a letter, a contract, a page of requisites. Each part of the text is taken for one
 * thing at most, the surest; labels («ИНН», «р/с», «ИНН/КПП») decide before form and check digits do.
 *
 * A label may touch its number (`ИНН7707083893`), have Latin letters that look Cyrillic, or be written in two signs a
 * letter; invisible signs and every kind of dash and space are passed over.
 *
 * What is found holds: a number with a wrong check digit is left out, and so is one that goes on to the left or to the
 * right, a sum (`7707083893,00 руб.`), a date or a time, and the piece of a card with stars, whatever label stands before
 * it. Without a label so is a piece of the number of an order, of a UUID, a version or the address of a page. Accounts are compared with the nearest БИК of the text. Time and memory grow with the length of the text and
 * no faster. Source: the rules of each kind. Never throws; anything but a string holds nothing.
 *
 * @param text - the text
 * @param options - kinds and the least confidence
 * @returns what was found, in the order of the text, without overlaps
 * @example
 * find('ИНН/КПП 7707083893/773601001').map(({ kind, value }) => [kind, value])
 */
export const find = (text: unknown, options: FindOptions = {}): readonly Found[] => {
  if (typeof text !== 'string') return []
  const { startOf: placeOf, endOf, text: seen } = plain(text)
  return search(seen, options).map((found) => ({ ...found, start: placeOf(found.start), end: endOf(found.end) }))
}

const search = (text: string, options: FindOptions): readonly Found[] => {
  const { kinds, least = 'medium' } = options
  // Accounts are compared with the banks of the text, so those are looked for even when nobody asks for them.
  const wanted = byLength(specs.filter(({ kind }) => !kinds || kinds.includes(kind) || kind === 'bik'))
  const found: Hit[] = []
  let pending: Label[] = []
  let words: Word[] = []
  let from = 0
  let at = text.indexOf('@')
  let looked = -1
  let mail: Found | undefined
  const fill = (): void => {
    while (words.length < mostWords) {
      const last = words.at(-1)
      const word = (last && nextHalf(text, last)) ?? nextWord(text, last?.end ?? from)
      if (!word) break
      words.push(word)
    }
  }
  for (fill(); words[0]; fill()) {
    const first = words[0]
    if (at >= 0 && at < first.end + 256) {
      if (looked !== at) mail = emailAt(text, at, from)
      looked = at
      if (mail && mail.start <= first.start) {
        found.push({ ...mail, words: 1 })
        from = mail.end
        words = []
        at = text.indexOf('@', from)
        continue
      }
      if (!mail || at < from) {
        at = text.indexOf('@', at + 1)
        continue
      }
    }
    const label = labelAt(text, words)
    if (label) {
      const { end } = label.last
      pending = [...pending.filter((one) => end - one.end < reach), { kinds: label.kinds, end }].slice(-mostLabels)
      from = label.last.end
      words = words.filter(({ start }) => start >= from)
      continue
    }
    pending = pending.filter(({ end }) => first.start - end < reach)
    // A number ends before the address that its last group begins: `112-233-445 95@a.ru`.
    const limit = mail && mail.start >= from ? mail.start : text.length
    const hits = mayBegin(text, first) ? hitsAt(text, words, pending, wanted).filter(({ end }) => end <= limit) : []
    const best = hits.reduce<Hit | undefined>(better, undefined)
    const extension = best?.kind === 'mobilePhone' ? extensionAt(text, best.end) : undefined
    if (best) {
      found.push(extension ? { ...best, extension: extension.digits } : best)
      // The labels of one line may name several numbers in turn: each takes its own, and reaches on for the others.
      pending = pending.filter((one) => one !== best.label).map((one) => ({ ...one, end: best.end }))
    }
    from = extension?.end ?? best?.end ?? first.end
    words = words.filter(({ start }) => start >= from)
  }
  return settleAccounts(found).filter(
    ({ kind, confidence }) => (!kinds || kinds.includes(kind)) && ranks[confidence] >= ranks[least],
  )
}
