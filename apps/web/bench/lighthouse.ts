// `npm run bench -- @cabinet/web`: the sign-in page before the judge of the field, Lighthouse on a simulated phone, beside
// its own HTML without any script and beside the page of a peer. Timings never fail; budgets are tests.
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumPath } from '@cabinet/packaging/chromium'
import { chromium } from '@playwright/test'
import { buildCoreui } from './coreui.ts'
import { installPeers, peer } from './peers.ts'
import { dist, median, startServer, temporaryFolder } from './support.ts'

const run = promisify(execFile)

const rounds = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>
  readonly audits: {
    readonly 'largest-contentful-paint': { readonly numericValue: number }
    readonly 'network-requests': {
      readonly details: { readonly items: readonly { readonly url: string; readonly transferSize: number }[] }
    }
  }
}

interface Judged {
  readonly scores: readonly number[]
  readonly lcp: number
  readonly requests: number
  readonly kilobytes: number
}

const judgeOnce = async (url: string): Promise<Judged> => {
  const cli = join(peer('lighthouse'), 'cli/index.js')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run'
  const { stdout } = await run(process.execPath, [cli, url, '--output=json', '--quiet', `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: chromiumPath() ?? chromium.executablePath() },
    maxBuffer: 64_000_000,
  })
  const { categories: judged, audits } = JSON.parse(stdout) as Report
  const requests = audits['network-requests'].details.items.filter(({ url: asked }) => !asked.endsWith('favicon.svg'))
  return {
    scores: categories.map((name) => Math.round((judged[name].score ?? 0) * 100)),
    lcp: audits['largest-contentful-paint'].numericValue,
    requests: requests.length,
    kilobytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  }
}

const judge = async (url: string): Promise<Judged> => {
  const all: Judged[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await judgeOnce(url))
  return {
    scores: categories.map((_, index) => median(all.map(({ scores }) => scores[index] ?? 0))),
    lcp: median(all.map(({ lcp }) => lcp)),
    requests: median(all.map(({ requests }) => requests)),
    kilobytes: median(all.map(({ kilobytes }) => kilobytes)),
  }
}

const measure = async (): Promise<void> => {
  const ours = temporaryFolder('web')
  cpSync(dist, ours.path, { recursive: true })
  const html = readFileSync(join(dist, 'login.html'), 'utf8')
  writeFileSync(join(ours.path, 'floor.html'), html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''))
  // The same server for all three, so that nothing differs but the page.
  const server = await startServer({ DEMO_MODE: 'false', WEB_ROOT: ours.path })
  const theirs = await startServer({ DEMO_MODE: 'false', WEB_ROOT: await buildCoreui() })
  try {
    const rows = {
      'its HTML alone': await judge(`${server.url}/floor`),
      'sign-in page': await judge(`${server.url}/login`),
      'CoreUI, same form': await judge(`${theirs.url}/`),
    }
    const floor = rows['its HTML alone'].lcp
    const lines = Object.entries(rows).map(([name, { scores, lcp, requests, kilobytes }]) =>
      [
        name.padEnd(20),
        scores.join(' / ').padStart(21),
        lcp.toFixed(0).padStart(8),
        (lcp / floor).toFixed(2).padStart(8),
        String(requests).padStart(10),
        kilobytes.toFixed(1).padStart(8),
      ].join(''),
    )
    process.stdout.write(
      [
        `Lighthouse on a phone, median of ${rounds} (performance / accessibility / best practices / search)`,
        `${''.padEnd(20)}${'scores'.padStart(21)}${'LCP, ms'.padStart(8)}${'ratio'.padStart(8)}${'requests'.padStart(10)}${'KB'.padStart(8)}`,
        ...lines,
        'targets: 100 in all, ratio 1.20, 4 requests',
        '',
        '',
      ].join('\n'),
    )
  } finally {
    await theirs.stop()
    await server.stop()
    ours.remove()
  }
}

if (installPeers()) await measure()
else process.stdout.write('Lighthouse is left out: the package registry cannot be reached.\n\n')
