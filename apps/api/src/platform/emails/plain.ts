import { actionAddress, frameMessages, type EmailFrame } from './frame.ts'
import type { EmailContent } from './email.ts'

/** The email as plain text: everything that its other form says, in the same order. */
export const plainEmail = (content: EmailContent, frame: EmailFrame): string => {
  const { language = 'ru', greeting, paragraphs, code, details = [], action, note, unsubscribeUrl } = content
  const text = frameMessages(language, frame)
  const parts = [
    greeting ?? text.greeting,
    ...paragraphs,
    code === undefined ? undefined : `${text.code}: ${code}`,
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${actionAddress(action.url, frame)}`,
    note,
    unsubscribeUrl && `${text.subscribed}\n${text.unsubscribe}: ${unsubscribeUrl}`,
    // Mail programs fold away what stands under this line.
    `-- \n${text.footer.join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
