import { CabinetProvider } from '@cabinet/ui/provider'
import { useSyncExternalStore } from 'react'
import { RouterProvider } from 'react-router-dom'
import { OpenCabinetContext } from '../shared/auth/open-cabinet.ts'
import { MessagesProvider, useLocale } from '../shared/intl/messages-provider.tsx'
import { shownRouter, subscribeRouter } from '../shared/navigation.ts'
import { reportError } from '../shared/observe/errors.ts'
import { openRouter } from './routing.ts'
import './app.css.ts'

const Frame = () => {
  const locale = useLocale()
  const router = useSyncExternalStore(subscribeRouter, shownRouter, shownRouter)
  if (!router) throw new Error('The router is opened before the first render')
  return (
    <CabinetProvider locale={locale} router={{ navigate: (to) => void router.navigate(to) }}>
      <RouterProvider key={routerKey(router)} router={router} onError={(error) => reportError(error)} />
    </CabinetProvider>
  )
}

const keys = new WeakMap<object, number>()
let count = 0
/** A new table is a new tree: nothing of the previous person's page may survive. */
const routerKey = (router: object): number => {
  const known = keys.get(router)
  if (known !== undefined) return known
  count += 1
  keys.set(router, count)
  return count
}

export const App = () => (
  <MessagesProvider>
    <OpenCabinetContext value={openRouter}>
      <Frame />
    </OpenCabinetContext>
  </MessagesProvider>
)
