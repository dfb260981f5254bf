import { CabinetProvider } from '@cabinet/ui/provider'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { modules, messagesOfModules } from '../src/app/registry.ts'
import { OpenCabinetContext } from '../src/shared/auth/open-cabinet.ts'
import { setRuntimeConfig } from '../src/shared/config/runtime-config.ts'
import { MessagesProvider } from '../src/shared/intl/messages-provider.tsx'
import { addMessages, loadMessages } from '../src/shared/intl/messages.ts'
import { isPublicPath } from '../src/shared/paths.ts'
import ruShared from '../src/shared/messages/ru.json'
import { pageMessages } from '../src/shared/messages.ts'
import { testConfig } from './support.ts'

const publicRoutes = modules.flatMap((module) =>
  module.routes.filter((route) => isPublicPath(route.path) || route.path === '*').map((route) => ({ module, route })),
)

/** A page in the kind of router that a server has: pages that guard what was typed need one with data. */
const renderAt = async (path: string, route: RouteObject): Promise<string> => {
  const { dataRoutes, query } = createStaticHandler([route])
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  return renderToString(
    <MessagesProvider>
      <CabinetProvider locale="ru" router={{ navigate: () => undefined }}>
        <OpenCabinetContext value={() => Promise.resolve()}>
          <StaticRouterProvider hydrate={false} context={context} router={createStaticRouter(dataRoutes, context)} />
        </OpenCabinetContext>
      </CabinetProvider>
    </MessagesProvider>,
  )
}

beforeAll(async () => {
  setRuntimeConfig(testConfig)
  addMessages('ru', 'shared', ruShared)
  await loadMessages([pageMessages, ...messagesOfModules(modules)])
})

describe('public pages render on a server, without a window', () => {
  test('there is no window here', () => expect(typeof window).toBe('undefined'))

  test.each(publicRoutes.map(({ route }) => [route.name, route] as const))('%s', async (_, route) => {
    if (route.messages) await loadMessages([route.messages])
    const { Page } = await route.page()
    const path = route.path === '*' ? '/nothing' : route.path
    const render = () => renderAt(path, { path: route.path, element: <Page /> })
    const html = await render()
    expect(html).toContain('<h1')
    // The same markup each time: ids depend on the place in the tree, not on chance or on the clock.
    expect(await render()).toBe(html)
  })
})
