import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { RuntimeConfig } from '@cabinet/contract/config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { createWebRoot, SCRIPT } from '../support/web-root.ts'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const HTML = { accept: 'text/html,application/xhtml+xml' }

describe('the built web application', () => {
  let cabinet: Cabinet
  let web: Awaited<ReturnType<typeof createWebRoot>>

  beforeAll(async () => {
    web = await createWebRoot()
    cabinet = await openCabinet(anyKind(), { variables: { WEB_ROOT: web.folder, BRAND_NAME: '</script><b>Марка</b>' } })
  })
  afterAll(async () => {
    await cabinet.remove()
    await web.remove()
  })

  const get = (url: string, headers: Record<string, string> = HTML) => cabinet.app.inject({ url, headers })
  const configIn = (html: string): unknown =>
    JSON.parse(/id="cabinet-config">(.*?)<\/script>/.exec(html)?.[1] ?? '') as unknown

  it.each([
    '/policy/nothing',
    '/login?redirect=%2Fprofile',
    '/offer/request/42?validateGroup=ALL',
    '/profile/users/01a1fc04-a9db-7c5c-8438-36ad66140870',
  ])('starts at %s with its configuration inside and is never kept', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(response.body).toContain('<title>Application</title>')
    expect(configIn(response.body)).toMatchObject({ brandName: '</script><b>Марка</b>', apiUrl: '/api' })
    expect(response.body).not.toContain('<b>Марка')
  })

  it('answers the same configuration at /config.json', async () => {
    const response = await get('/config.json')
    expect(response.headers['cache-control']).toBe('no-cache')
    const config = RuntimeConfig.parse(response.json())
    expect(config).toEqual(configIn((await get('/')).body))
    expect(config.demo?.password).toBe('Demo-2026!')
    expect(config.demo?.people.map(({ username }) => username)).toEqual(
      // Clients and staff, and people of partners.
      [...Array.from({ length: 12 }, (_, index) => index + 1), 19, 20].map(
        (number) => `+7000${String(number).padStart(7, '0')}`,
      ),
    )
    expect(config).toMatchObject({ captchaSiteKey: null, sentryDsn: null, matomo: null })
  })

  it('shows a page that was rendered at build time at its address', async () => {
    expect((await get('/policy')).body).toContain('<title>Policy</title>')
  })

  describe('the sign-in page with its content', () => {
    const titleAt = async (url: string, cookie?: string) =>
      /<title>(.*)<\/title>/.exec((await get(url, { ...HTML, ...(cookie !== undefined && { cookie }) })).body)?.[1]
    const RUSSIAN = 'Вход — &lt;/script&gt;&lt;b&gt;Марка&lt;/b&gt;'

    it.each(['/', '/login', '/login?utm_source=mail'])('is sent at %s to who has no session', async (url) => {
      expect(await titleAt(url)).toBe(RUSSIAN)
      expect(await titleAt(url, 'cabinet_refresh=; cabinet_locale=ru')).toBe(RUSSIAN)
      expect(configIn((await get(url)).body)).toMatchObject({ brandName: '</script><b>Марка</b>' })
    })

    it('speaks the language that was chosen', async () => {
      expect(await titleAt('/login', 'a=1; cabinet_locale=en')).toMatch(/^Sign in/)
      expect(await titleAt('/login', 'cabinet_locale=english')).toBe(RUSSIAN)
    })

    it('is not sent with a page to return to, of which it would tell', async () => {
      expect(await titleAt('/login?redirect=%2Fprofile')).toBe('Application')
    })

    it.each(['/', '/login', '/login?redirect=%2Fprofile', '/offer'])(
      'is not sent at %s to who has a session: that page names what they will need',
      async (url) => {
        expect(await titleAt(url, 'cabinet_refresh=token')).toBe('Application with a session')
        expect(await titleAt(url, 'cabinet_locale=en; __Host-cabinet_refresh=token')).toMatch(/in English$/)
      },
    )

    it('names the installation as text, and has one address', async () => {
      const { body } = await get('/login')
      expect(body).toContain('<p>&lt;/script&gt;&lt;b&gt;Марка&lt;/b&gt;</p>')
      expect(body).not.toContain('%CABINET_BRAND%')
      expect((await get('/login.en')).statusCode).toBe(404)
      expect(await titleAt('/session')).toBe('Application')
    })
  })

  it('sends pages compressed to who can read them', async () => {
    const response = await get('/', { ...HTML, 'accept-encoding': 'gzip, br' })
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' })
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe((await get('/')).body)
  })

  it('does not send a page again that has not changed', async () => {
    const { headers } = await get('/login')
    const again = await get('/login', { ...HTML, 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    expect((await get('/policy', { ...HTML, 'if-none-match': String(headers.etag) })).statusCode).toBe(200)
  })

  it('lets a browser keep files whose name has a hash, compressed beforehand', async () => {
    const response = await get('/assets/main-0a1b2c3d.js', { 'accept-encoding': 'br' })
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT)
    expect((await get('/assets/main-0a1b2c3d.js', {})).body).toBe(SCRIPT)
    expect((await get('/favicon.svg', {})).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/assets/gone-0a1b2c3d.js', '/robots.txt', '/index.html.br', '/stats/matomo.php', '/api/nothing', '/api'])(
    'has no page at %s',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND' })
    },
  )

  it('allows only what it needs', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const directives = Object.fromEntries(policy.split('; ').map((entry) => entry.split(/ (.*)/s).slice(0, 2)))
    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${hashOf('document.documentElement.dataset.ready = "1"')}`,
      'style-src-elem': [
        "'self'",
        "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
        "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
        hashOf('body{margin:0}'),
      ].join(' '),
      'style-src-attr': "'none'",
      'img-src': "'self' data: blob:",
      'frame-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'cabinet-worker',
    })
  })

  it('shows documents of strangers in a viewer without origin, which only our own pages may frame', async () => {
    const viewer = await get('/viewer/pdf')
    expect(viewer.body).toContain('<title>PDF</title>')
    expect(viewer.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(String(viewer.headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      'sandbox allow-scripts',
      "script-src 'self' 'wasm-unsafe-eval'",
      'worker-src blob:',
      "style-src 'self'",
      'img-src blob:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types cabinet-viewer',
    ])
    // To the server a frame without origin is a stranger, who may read the viewer and nothing else.
    const script = await get('/viewer/assets/pdf-0a1b2c3d.js', { origin: 'null' })
    expect(script.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (const path of ['/assets/main-0a1b2c3d.js', '/favicon.svg', '/config.json', '/']) {
      expect((await get(path, { origin: 'null' })).headers['access-control-allow-origin'], path).toBeUndefined()
    }
  })

  it('has a worker that is asked for anew each time and may reach this server alone', async () => {
    for (const encoding of ['identity', 'br']) {
      const { statusCode, headers } = await get('/sw.js', { accept: '*/*', 'accept-encoding': encoding })
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': expect.stringContaining('javascript') as string,
        'cache-control': 'no-cache',
        'content-security-policy':
          "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
      })
    }
    // Other scripts are no workers, and need no policy of one.
    const script = await get('/assets/main-0a1b2c3d.js', { accept: '*/*' })
    expect(script.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  it('is installed under its name, in the language of the reader, with nothing of whoever is signed in', async () => {
    type Manifest = { name: string; lang: string; icons: object[]; shortcuts: { name: string; url: string }[] }
    const manifestFor = async (cookie: string) => {
      const response = await get('/manifest.webmanifest', { accept: '*/*', cookie })
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': expect.stringContaining('application/manifest+json') as string,
        'cache-control': 'no-cache',
        vary: 'cookie',
      })
      return response.json<Manifest>()
    }
    const manifest = await manifestFor('')
    expect(manifest).toMatchObject({
      id: '/',
      name: '</script><b>Марка</b>',
      lang: 'ru',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }))
    expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
      'Страховые продукты /offer',
      'Подать заявление /settlement?open=new',
      'Реквизиты /profile?tab=payment-details',
      'Помощь /help',
    ])
    const { accessToken, refreshToken } = await cabinet.enter('P1')
    expect(accessToken).not.toBe('')
    expect(await manifestFor(`cabinet_refresh=${refreshToken}`)).toEqual(manifest)
    expect(await manifestFor('cabinet_locale=en')).toMatchObject({
      lang: 'en',
      shortcuts: expect.arrayContaining([expect.objectContaining({ name: 'Help' })]) as object[],
    })
  })

  it('sends every other header that protects a page', async () => {
    expect((await get('/')).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringMatching(
        /camera=\(\).*publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)/,
      ) as string,
    })
  })
})

describe('a web application with everything configured', () => {
  it('may reach the bot check and the error reports, and the analytics through this server only', async () => {
    const asked: { url: string | undefined; headers: string[] }[] = []
    const analytics: Server = createServer((request, response) => {
      asked.push({ url: request.url, headers: Object.keys(request.headers).toSorted() })
      response.writeHead(204, { 'set-cookie': 'tracking=1' }).end()
    })
    await new Promise<void>((resolve) => {
      analytics.listen(0, '127.0.0.1', resolve)
    })
    const web = await createWebRoot()
    const cabinet = await openCabinet(anyKind(), {
      variables: {
        WEB_ROOT: web.folder,
        CAPTCHA_YANDEX_SITE_KEY: 'site-key',
        SENTRY_DSN: 'https://key@errors.example/1',
        MATOMO_URL: `http://127.0.0.1:${(analytics.address() as AddressInfo).port}/matomo`,
        MATOMO_SITE_ID: '7',
      },
    })
    const policy = String((await cabinet.app.inject({ url: '/', headers: HTML })).headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' https://errors.example https://smartcaptcha.cloud.yandex.ru")
    expect(policy).toContain("frame-src 'self' https://smartcaptcha.cloud.yandex.ru")
    expect(policy).toContain('trusted-types default cabinet-worker')
    expect(policy).not.toContain('127.0.0.1')

    const response = await cabinet.app.inject({
      method: 'POST',
      url: '/stats/matomo.php?idsite=7',
      headers: {
        cookie: 'refresh=secret',
        authorization: 'Bearer secret',
        referer: 'https://cabinet.example/register?mobilePhone=79161234567',
        origin: 'https://cabinet.example',
        'content-type': 'text/plain',
      },
      payload: 'ping=1',
    })
    expect(response.statusCode).toBe(204)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(asked.map(({ url }) => url)).toEqual(['/matomo/matomo.php?idsite=7'])
    for (const { headers } of asked)
      for (const secret of ['cookie', 'authorization', 'referer', 'origin']) expect(headers).not.toContain(secret)
    await cabinet.remove()
    await web.remove()
    analytics.close()
  })
})

describe('the policy of a page', () => {
  it.each([
    ['SENTRY_DSN', 'https://key@errors.other.example:8443/7', ['connect-src'], 'https://errors.other.example:8443'],
    [
      'CAPTCHA_YANDEX_URL',
      'https://captcha.other.example',
      ['script-src', 'connect-src', 'frame-src'],
      'https://smartcaptcha.cloud.yandex.ru',
    ],
    [
      'CAPTCHA_YANDEX_URL',
      'http://127.0.0.1:9/captcha',
      ['script-src', 'connect-src', 'frame-src'],
      'http://127.0.0.1:9',
    ],
  ] as const)('with %s=%s lets the page reach what it needs', async (name, value, directives, origin) => {
    const web = await createWebRoot()
    const cabinet = await openCabinet(anyKind(), {
      variables: { WEB_ROOT: web.folder, CAPTCHA_YANDEX_SITE_KEY: 'site-key', [name]: value },
    })
    const policy = String((await cabinet.app.inject({ url: '/', headers: HTML })).headers['content-security-policy'])
    for (const directive of directives) {
      expect(
        policy
          .split('; ')
          .find((one) => one.startsWith(`${directive} `))
          ?.split(' '),
      ).toContain(origin)
    }
    await cabinet.remove()
    await web.remove()
  })
})

describe('without a built web application', () => {
  it('a page says what to do and the API works', async () => {
    const cabinet = await openCabinet(anyKind())
    const page = await cabinet.app.inject({ url: '/', headers: HTML })
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('npm run build')
    expect((await cabinet.app.inject({ url: '/api/service/build/health' })).statusCode).toBe(200)
    await cabinet.remove()
  })
})
