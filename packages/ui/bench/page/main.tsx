import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { DataGrid } from '../../src/data-grid/index.ts'
import { demoKey, demoOrders, demoTextColumns } from '../../src/data-table/demo-orders.tsx'
import { CabinetProvider } from '../../src/provider/index.ts'
import { peers } from '../peers/none.tsx'
import { HandMadeWindow } from './hand-made-window.tsx'

const host = document.getElementById('root')
if (host === null) throw new Error('No root')
const rows = demoOrders(100_000)
const ours = (grid: ReactElement): ReactElement => <CabinetProvider>{grid}</CabinetProvider>
const kinds: Readonly<Record<string, () => ReactElement>> = {
  window: () => ours(<HandMadeWindow rows={rows} />),
  DataGrid: () =>
    ours(<DataGrid columns={demoTextColumns} label="Реестр" maxHeight={600} rowKey={demoKey} rows={rows} />),
  ...peers(rows),
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
// The frame has been painted when a task runs after its callback.
const painted = async (): Promise<void> => {
  await frame()
  await new Promise((resolve) => setTimeout(resolve))
}

let root = createRoot(host)
const bench = {
  kinds: (): string[] => Object.keys(kinds),
  /**
   * Milliseconds of script, style and layout until the first row is in the page. Whoever draws it in the first go does
   * not wait for the screen; others come a frame or more later.
   */
  mount: async (kind: string): Promise<number> => {
    root = createRoot(host)
    await painted()
    const start = performance.now()
    flushSync(() => root.render(kinds[kind]?.()))
    host.getBoundingClientRect()
    while (host.textContent?.includes(rows[0]?.number ?? '') !== true) await frame()
    const spent = performance.now() - start
    await painted()
    return spent
  },
  unmount: async (): Promise<void> => {
    flushSync(() => root.unmount())
    await painted()
  },
  nodes: (): number => host.querySelectorAll('*').length,
  /** Lengths of frames in milliseconds while 200 px are scrolled in each. */
  scroll: async (frames: number): Promise<number[]> => {
    const box = [...host.querySelectorAll('*')].find(
      (node) => node.scrollHeight > 100_000 && getComputedStyle(node).overflowY !== 'visible',
    )
    if (box === undefined) throw new Error('Nothing to scroll')
    const lengths: number[] = []
    let before = await frame()
    for (let index = 0; index < frames; index += 1) {
      box.scrollTop += 200
      const now = await frame()
      lengths.push(now - before)
      before = now
    }
    return lengths
  },
}
export type Bench = typeof bench
Object.assign(globalThis, { bench })
