import type { WordSource } from '../../../../shared/intl/words.ts'
import { wordsOf } from '../../../../shared/intl/words.ts'
import type ru from './messages/ru.json'

export type PanelWordId = keyof typeof ru
export const usePanelWords = wordsOf<PanelWordId>('panel')

type Loaded = ReturnType<WordSource['load']['ru']>

/** The words of the panel; nobody but its readers fetches them. */
export const panelWords: WordSource = {
  module: 'panel',
  load: {
    ru: () => import('./messages/ru.json') as unknown as Loaded,
    en: () => import('./messages/en.json') as unknown as Loaded,
  },
}
