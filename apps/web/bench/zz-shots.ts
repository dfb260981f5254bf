import { launchBrowser } from './support.ts'
import { PASSWORD, people } from '../e2e/support/people.ts'
import { mkdirSync } from 'node:fs'
const url = 'http://localhost:3421'
mkdirSync('/dev/shm/shots', { recursive: true })
const browser = await launchBrowser()
const list: [string, string | null, string][] = (process.env.LIST ?? '')
  .split(';')
  .filter(Boolean)
  .map((x) => {
    const [n, p, u] = x.split(',')
    return [n!, p === '-' ? null : p!, u!] as any
  })
const widths = (process.env.W ?? '360,768,1280,1920').split(',').map(Number)
const themes = (process.env.T ?? 'light,dark').split(',')
const tokens = new Map<string, string>()
for (const theme of themes)
  for (const width of widths) {
    const ctxs = new Map<string, any>()
    for (const [name, person, path] of list) {
      const key = person ?? '-'
      if (!ctxs.has(key)) {
        const c = await browser.newContext({
          viewport: { width, height: width < 500 ? 780 : 900 },
          colorScheme: theme as any,
          hasTouch: width < 500,
          isMobile: width < 500,
        })
        await c.addInitScript((t: string) => {
          try {
            localStorage.setItem('cabinet-theme', t)
          } catch {}
        }, theme)
        if (person) {
          const r = (await (
            await fetch(`${url}/api/v1/auth/login`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ username: (people as any)[person], password: PASSWORD }),
            })
          ).json()) as any
          await c.addCookies([{ name: 'cabinet_refresh', value: r.refreshToken, url, sameSite: 'Strict' }])
        }
        ctxs.set(key, c)
      }
      const page = await ctxs.get(key).newPage()
      await page.goto(url + path, { waitUntil: 'networkidle' }).catch(() => {})
      await page.waitForTimeout(400)
      const full = process.env.FULL !== '0'
      await page.screenshot({
        path: `/dev/shm/shots/${name}-${width}-${theme}.png`,
        fullPage: full,
        clip: full ? undefined : undefined,
      })
      await page.close()
    }
    for (const c of ctxs.values()) await c.close()
  }
await browser.close()
