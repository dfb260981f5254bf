// @vitest-environment happy-dom
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { act, createElement, type FunctionComponent } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { servers, writeApp } from './support/apps.ts'

const execute = promisify(execFile)
// By Node itself: the test runner would look for the file among those that it serves.
const require = createRequire(import.meta.url)
let app: string
beforeAll(async () => {
  app = await writeApp(inject('consumer'))
})

interface Rendered {
  html: string
  messages: string[]
}
const render = async (...parameters: string[]): Promise<Rendered> =>
  JSON.parse((await execute(process.execPath, parameters, { cwd: app })).stdout) as Rendered

const expectPage = ({ html, messages }: Rendered): void => {
  expect(messages).toEqual([])
  for (const text of ['Название', '1\u00a0234,50', '20.11.2026', 'ЗК-1', 'Подключён', 'Условия'])
    expect(html).toContain(text)
}

describe('the built package on a server', () => {
  test.each(Object.entries(servers))('bundled with %s', async (_name, bundle) => {
    expectPage(await render(await bundle(app)))
  })

  test('in Node without a bundler and without a word about stylesheets', async () => {
    expectPage(await render('server.js'))
  })

  test('hydrates in StrictMode without a message and answers', async () => {
    await build({
      entryPoints: [join(app, 'page.js')],
      outfile: join(app, 'browser.cjs'),
      bundle: true,
      format: 'cjs',
      external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
      loader: { '.woff2': 'empty' },
      logLevel: 'silent',
    })
    const { Page } = require(join(app, 'browser.cjs')) as { Page: FunctionComponent }
    const { html } = await render('server.js')
    const messages: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...parts) => void messages.push(parts.join(' ')))
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = html
    let root: Root | undefined
    await act(() => (root = hydrateRoot(host, createElement(Page))))
    expect(messages).toEqual([])
    await act(() => host.querySelector<HTMLElement>('[aria-haspopup=listbox]')?.click())
    expect(document.querySelector('[role=listbox]')?.textContent).toContain('В пути')
    await act(() => root?.unmount())
    expect(messages).toEqual([])
  })
})
