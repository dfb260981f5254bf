import { TYPE } from '@formatjs/icu-messageformat-parser'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { MessagesProvider } from '../src/shared/intl/messages-provider.tsx'
import { addMessages, messagesOf } from '../src/shared/intl/messages.ts'

const useMessages = messagesOf<'requestValue'>('invented')

const Messages = () => {
  const t = useMessages()
  const whole = (chunks: React.ReactNode) => <b>{chunks}</b>
  return <p>{t.rich('requestValue', { whole, number: 'ФН-1', date: '01.02.2026' })}</p>
}

afterEach(() => vi.restoreAllMocks())

test('messages with elements among them are rendered without a complaint', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  // «<whole>{number}</whole> от {date}», as it is after the build.
  const argument = (value: string) => ({ type: TYPE.argument, value }) as const
  addMessages('ru', 'invented', {
    requestValue: [
      { type: TYPE.tag, value: 'whole', children: [argument('number')] },
      { type: TYPE.literal, value: ' от ' },
      argument('date'),
    ],
  })
  const html = renderToString(
    <MessagesProvider>
      <Messages />
    </MessagesProvider>,
  )
  expect(html).toContain('<b>ФН-1</b>')
  expect(complain.mock.calls).toEqual([])
})
