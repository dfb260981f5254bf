import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ComboBox } from '../../src/combo-box/index.ts'
import { demoBanks } from '../../src/internal/list/demo-banks.ts'
import { MultiSelect } from '../../src/multi-select/index.ts'
import { peer } from './no-peer.tsx'
import { CabinetProvider } from '../../src/provider/index.ts'
import { Select } from '../../src/select/index.ts'

const host = document.getElementById('root')
if (host === null) throw new Error('No root')
const choices = demoBanks(2700)
const kinds: Readonly<Record<string, () => ReactElement>> = {
  ComboBox: () => <ComboBox choices={choices} label="Банк" />,
  MultiSelect: () => <MultiSelect hasSearch choices={choices} label="Банк" />,
  Select: () => <Select choices={choices} label="Банк" />,
  'Ant Select': () => peer(choices),
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
const observer = new MutationObserver(() => void afterFrame().then((time) => (end = time)))
observer.observe(document.body, { subtree: true, childList: true, characterData: true })

let root = createRoot(host)
const lists = {
  mount: async (kind: string): Promise<void> => {
    root = createRoot(host)
    flushSync(() => root.render(<CabinetProvider>{kinds[kind]?.()}</CabinetProvider>))
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
