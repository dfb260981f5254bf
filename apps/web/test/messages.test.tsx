import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../build/messages.ts'
import { MessagesProvider } from '../src/shared/intl/messages-provider.tsx'
import { addMessages, type Messages, messagesOf } from '../src/shared/intl/messages.ts'

const useMessages = messagesOf<'requestValue'>('invented')

const Sentence = () => {
  const t = useMessages()
  const whole = (chunks: React.ReactNode) => <b>{chunks}</b>
  return <p>{t.rich('requestValue', { whole, number: 'ФН-1', date: '01.02.2026' })}</p>
}

afterEach(() => vi.restoreAllMocks())

/** A file of messages as it is after the build. */
const built = (texts: Messages): Messages => {
  const { transform } = messages()
  if (typeof transform !== 'object') throw new Error('The plugin changes no file')
  const made = transform.handler.call({} as never, JSON.stringify(texts), '/messages/ru.json') as { code: string }
  return JSON.parse(made.code.replace('export default ', '')) as Messages
}

test('messages with elements among them are rendered without a complaint', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  addMessages('ru', 'invented', built({ requestValue: '<whole>{number}</whole> от {date}' }))
  const html = renderToString(
    <MessagesProvider>
      <Sentence />
    </MessagesProvider>,
  )
  expect(html).toContain('<b>ФН-1</b>')
  expect(complain.mock.calls).toEqual([])
})

test('a number and the word that it counts stay on one line', () => {
  const { days } = built({ days: 'за {count, plural, one {# день} other {# дня}}' })
  expect(JSON.stringify(days)).toContain('\u00A0день')
  expect(JSON.stringify(days)).toContain('\u00A0дня')
})

test('a message without arguments stays a text, and reads the same with values', () => {
  const texts = built({ requestValue: 'Заявление' })
  expect(texts).toEqual({ requestValue: 'Заявление' })
  addMessages('ru', 'invented', texts)
  const html = renderToString(
    <MessagesProvider>
      <Sentence />
    </MessagesProvider>,
  )
  expect(html).toContain('Заявление')
})
