import { actionAddress, frameWords, type LetterFrame } from './frame.ts'
import type { LetterContent } from './letter.ts'

/** The letter as plain text: everything that its other form says, in the same order. */
export const plainLetter = (content: LetterContent, frame: LetterFrame): string => {
  const { language = 'ru', greeting, paragraphs, code, facts = [], action, note } = content
  const words = frameWords(language, frame)
  const parts = [
    greeting ?? words.greeting,
    ...paragraphs,
    code === undefined ? undefined : `${words.code}: ${code}`,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${actionAddress(action.url, frame)}`,
    note,
    // Mail programs fold away what stands under this line.
    `-- \n${words.footer.join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
