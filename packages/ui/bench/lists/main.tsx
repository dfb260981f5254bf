import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ComboBox } from '../../src/combo-box/index.ts'
import { demoBanks } from '../../src/internal/list/demo-banks.ts'
import { MultiSelect } from '../../src/multi-select/index.ts'
import { peers } from '../peers/none.tsx'
import { CabinetProvider } from '../../src/provider/index.ts'
import { Select } from '../../src/select/index.ts'

const host = document.getElementById('root')
if (host === null) throw new Error('No root')
const choices = demoBanks(2700)
const ours = (list: ReactElement): ReactElement => <CabinetProvider>{list}</CabinetProvider>
const kinds: Readonly<Record<string, () => ReactElement>> = {
  ComboBox: () => ours(<ComboBox items={choices} label="Банк" />),
  MultiSelect: () => ours(<MultiSelect hasSearch items={choices} label="Банк" />),
  Select: () => ours(<Select items={choices} label="Банк" />),
  ...peers(choices),
}

// From the press of the person until the frame that shows what has changed for the last time.
let start = 0
let end = 0
const begin = (): void => {
  start = performance.now()
  end = start
}
addEventListener('pointerdown', begin, true)
addEventListener('beforeinput', begin, true)
const afterFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))
// What is only said to screen readers comes and goes by timers of its own, seconds later.
const isSeen = ({ target }: MutationRecord): boolean =>
  (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [data-live-announcer]') === null
const observer = new MutationObserver((changes) => {
  if (changes.some(isSeen)) void afterFrame().then((time) => (end = time))
})
observer.observe(document.body, { subtree: true, childList: true, characterData: true })

let root = createRoot(host)
const lists = {
  kinds: (): string[] => Object.keys(kinds),
  mount: async (kind: string): Promise<void> => {
    root = createRoot(host)
    flushSync(() => root.render(kinds[kind]?.()))
    await afterFrame()
  },
  unmount: async (): Promise<void> => {
    flushSync(() => root.unmount())
    await afterFrame()
  },
  /** Milliseconds from the last press until nothing was added to the page any more. */
  spent: async (): Promise<number> => {
    let quiet = end
    for (let frames = 0; frames < 12; frames += 1) {
      await afterFrame()
      if (end !== quiet) frames = 0
      quiet = end
    }
    return end - start
  },
}
export type ListBench = typeof lists
Object.assign(globalThis, { lists })
