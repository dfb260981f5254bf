import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type ru from '../src/modules/finance/messages/ru.json'
import { modules, wordsOfModules } from '../src/app/registry.ts'
import { WordsProvider } from '../src/shared/intl/words-provider.tsx'
import { loadWords, wordsOf } from '../src/shared/intl/words.ts'

const useWords = wordsOf<keyof typeof ru>('finance')

const Words = () => {
  const t = useWords()
  const whole = (chunks: React.ReactNode) => <b>{chunks}</b>
  return <p>{t.rich('requestValue', { whole, number: 'ФН-1', date: '01.02.2026' })}</p>
}

afterEach(() => vi.restoreAllMocks())

test('words with elements among them are rendered without a complaint', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  await loadWords(wordsOfModules(modules))
  const html = renderToString(
    <WordsProvider>
      <Words />
    </WordsProvider>,
  )
  expect(html).toContain('<b>ФН-1</b>')
  expect(complain.mock.calls).toEqual([])
})
