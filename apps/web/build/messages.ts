import { isLiteralElement, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { keepTogether } from '../src/shared/intl/keep-together.ts'

/** A text without arguments stays a text, for most messages are one and the first page has no bytes to spare. */
const shorten = (parts: readonly MessageFormatElement[]): string | readonly MessageFormatElement[] => {
  const [first] = parts
  return parts.length === 1 && first && isLiteralElement(first) ? first.value : parts
}

/**
 * Turns `messages/<locale>.json` into parsed messages while building, so that the application ships no parser of the
 * ICU syntax. A message that does not parse stops the build with its id.
 */
export const messages = (): Plugin => ({
  name: 'cabinet-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/(ru|en)\.json$/ },
    handler(code, id) {
      const texts = JSON.parse(code) as Record<string, string>
      const parsed = Object.entries(texts).map(([key, text]) => {
        try {
          return [key, shorten(parse(keepTogether(text), { captureLocation: false }))] as const
        } catch (error) {
          return this.error(`${id}: message "${key}" does not parse: ${String(error)}`)
        }
      })
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(parsed))}`,
        map: null,
        moduleType: 'js',
      }
    },
  },
})
