// Letters, digits and signs of which each is one character by itself, whatever stands beside it.
const notPlain = /[^ -~\n\u00a0-\u02ff\u0400-\u0482\u048a-\u04ff\u2010-\u2027\u20a0-\u20bf\u2116]/
/** What makes no character of its own: a mark, a tone of skin, what is joined to another one, the second half of a flag. */
const joined =
  /([\u{1f1e6}-\u{1f1ff}])[\u{1f1e6}-\u{1f1ff}]|\u200d.?|[\p{M}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\r(?=\n)/gsu

let segmenter: Intl.Segmenter | undefined

/** How many characters a person sees, as `max` of `@cabinet/validators` counts them: an emoji, a flag or «й» is one. */
export const charactersOf = (text: string): number => {
  if (!notPlain.test(text)) return text.length
  // Firefox has had it since 125 only.
  if (!Intl.Segmenter) return [...text.replace(joined, '$1')].length
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let count = 0
  for (const _segment of segmenter.segment(text)) count += 1
  return count
}
