import { CabinetProvider } from '@cabinet/ui/provider'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { modules, wordsOfModules } from '../src/app/registry.ts'
import { setRuntimeConfig } from '../src/shared/config/runtime-config.ts'
import { WordsProvider } from '../src/shared/intl/words-provider.tsx'
import { addWords, loadWords, type Messages } from '../src/shared/intl/words.ts'
import { isPublicPath } from '../src/shared/paths.ts'
import ruShared from '../src/shared/messages/ru.json'
import { testConfig } from './support.ts'

const publicRoutes = modules.flatMap((module) =>
  module.routes.filter((route) => isPublicPath(route.path) || route.path === '*').map((route) => ({ module, route })),
)

beforeAll(async () => {
  setRuntimeConfig(testConfig)
  addWords('ru', 'shared', ruShared as unknown as Messages)
  await loadWords(wordsOfModules(modules))
})

describe('public pages render on a server, without a window', () => {
  test('there is no window here', () => expect(typeof window).toBe('undefined'))

  test.each(publicRoutes.map(({ route }) => [route.name, route] as const))('%s', async (_, route) => {
    const { Page } = await route.page()
    const render = () =>
      renderToString(
        <WordsProvider>
          <CabinetProvider locale="ru" router={{ navigate: () => undefined }}>
            <StaticRouter location={route.path === '*' ? '/nothing' : route.path}>
              <Page />
            </StaticRouter>
          </CabinetProvider>
        </WordsProvider>,
      )
    const html = render()
    expect(html).toContain('<h1')
    // The same markup each time: ids depend on the place in the tree, not on chance or on the clock.
    expect(render()).toBe(html)
  })
})
