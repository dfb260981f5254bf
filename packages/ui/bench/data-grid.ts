// `npm run bench -w @cabinet/ui`: DataGrid with 100,000 rows beside the least possible window over the same rows and the
// grids of MUI, AG Grid and TanStack, in one run of one browser, so that the ratios mean something on any machine. Timings
// never fail; budgets are tests.
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { chromiumOptions } from '@cabinet/packaging/chromium'
import type { Bench } from './page/main.tsx'
import { installPeers, peersPlugin } from './peers/install.ts'

const rounds = 11
const frames = 150
const root = fileURLToPath(new URL('page', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.bench', import.meta.url))

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

declare const bench: Bench

/** Megabytes that live after a collection. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}

const measure = async (page: Page, kind: string) => {
  const mounts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    mounts.push(await page.evaluate((name) => bench.mount(name), kind))
    await page.evaluate(() => bench.unmount())
  }
  const before = await heapOf(page)
  await page.evaluate((name) => bench.mount(name), kind)
  const lengths = await page.evaluate((count) => bench.scroll(count), frames)
  const heap = (await heapOf(page)) - before
  const nodes = await page.evaluate(() => bench.nodes())
  await page.evaluate(() => bench.unmount())
  // The first round compiles the code; a person meets it warm or cold, the comparison must not.
  return { mount: median(mounts.slice(1)), heap, nodes, p95: percentile(lengths, 0.95) }
}

const isInstalled = installPeers()
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [peersPlugin(isInstalled, 'grids.jsx'), react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['cabinet-source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
})
const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'bench' in globalThis)
  await page.evaluate(() => document.fonts.ready)
  const kinds = await page.evaluate(() => bench.kinds())
  const measured = []
  for (const kind of kinds) measured.push({ kind, ...(await measure(page, kind)) })
  const least = measured[0]?.mount ?? Number.NaN
  const lines = measured.map(({ kind, mount, heap, nodes, p95 }) =>
    [
      kind.padEnd(12),
      mount.toFixed(1).padStart(11),
      `${(mount / least).toFixed(2)}`.padStart(9),
      heap.toFixed(1).padStart(10),
      String(nodes).padStart(10),
      p95.toFixed(1).padStart(11),
      kind === 'DataGrid' ? '  target 2.00, 5.0, 320, 17.0' : '',
    ].join(''),
  )
  const columns = ['mount, ms'.padStart(11), 'ratio'.padStart(9), 'heap, MB'.padStart(10), 'elements'.padStart(10)]
  process.stdout.write(
    [
      `Grids of 100,000 rows and 8 columns, 200 px a frame${isInstalled ? '' : ' (the others could not be installed)'}`,
      `${''.padEnd(12)}${columns.join('')}${'p95, ms'.padStart(11)}`,
      ...lines,
      '',
    ].join('\n'),
  )
} finally {
  await browser.close()
  await server.close()
}
