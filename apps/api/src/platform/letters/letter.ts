import type { Language, Words } from '../language.ts'

/** A name and a value that the reader may want to find at a glance. */
export interface LetterFact {
  readonly label: string
  readonly value: string
}

/** What a letter says, in the language of its reader. How it looks is decided in one place. */
export interface LetterContent {
  /** `ru` when absent. */
  readonly language?: Language
  readonly subject: string
  /** The line that mail programs show beside the subject; the first paragraph when absent. */
  readonly preheader?: string
  /** «Здравствуйте!» when absent. */
  readonly greeting?: string
  readonly paragraphs: readonly string[]
  /** A code to type in. It is shown large, and the letter forgets it when it is of no use any more. */
  readonly code?: string
  readonly facts?: readonly LetterFact[]
  /** One button. `url` is a path of the cabinet or an address with http(s). */
  readonly action?: { readonly label: string; readonly url: string }
  /** Small print under everything. */
  readonly note?: string
}

/** An occasion on which the product writes a letter. */
export interface LetterKind<Input> {
  /** `<module>.<occasion>`. */
  readonly id: string
  /** What has happened, for the list of letters on the developer panel. */
  readonly occasion: Words
  write(input: Input, language?: Language): LetterContent
  /** The letter about an invented occasion. */
  example(language: Language): LetterContent
}

/** A letter as modules list theirs: what it is about cannot be seen from outside. */
export type LetterExample = Pick<LetterKind<never>, 'id' | 'occasion' | 'example'>

/** Declares a letter; `sample` is the invented occasion that its example tells of. */
export const declareLetter = <Input>(declared: {
  readonly id: string
  readonly occasion: Words
  readonly sample: Input
  write(input: Input, language: Language): LetterContent
}): LetterKind<Input> => {
  const write = (input: Input, language: Language = 'ru'): LetterContent => ({
    language,
    ...declared.write(input, language),
  })
  return {
    id: declared.id,
    occasion: declared.occasion,
    write,
    example: (language) => write(declared.sample, language),
  }
}
