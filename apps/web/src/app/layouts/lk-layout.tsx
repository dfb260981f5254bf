import type { CurrentUser } from '@cabinet/contract/people/user'
import { SkipLink } from '@cabinet/ui/skip-link'
import { toast, ToastRegion } from '@cabinet/ui/toast'
import { useEffect, useState, type ComponentType } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { accessOf, isUnverified } from '../../shared/access/access.ts'
import { useRefreshAll } from '../../shared/api/data.ts'
import { UserProvider, useUser } from '../../shared/access/user.tsx'
import { useAttentionTexts } from '../../shared/attention.ts'
import { useOpenCabinet } from '../../shared/auth/open-cabinet.ts'
// Here from the start, so that it hears of a sign-out in another tab.
import '../../shared/recent-records.ts'
import { ProofHost } from '../../shared/second-factor/proof-host.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { above } from '../../shared/ui/main-action.css.ts'
import { useShellMessages } from '../messages.ts'
import type { RouteHandle } from '../route-handle.ts'
import { ManifestProviders } from './manifest-providers.tsx'
import { Navigation, useMenu } from './lk-navigation.tsx'
import { TopLine } from './lk-top-line.tsx'
import * as styles from './lk-layout.css.ts'
import { SlowNotice } from './slow-notice.tsx'
import { UnsentNotice } from './unsent-notice.tsx'
import { usePage } from './use-page.ts'
import { useWorker } from './use-worker.ts'

export { loadIcons } from './menu-icons.ts'

const PullToRefresh = lazyPart(async () => (await import('./lk-pull.tsx')).PullToRefresh)

/** In a tab the browser itself reloads a page that is pulled down. */
const isInstalledOnPhone = () => matchMedia('(display-mode: standalone) and (pointer: coarse)').matches

/** When the person's modules or roles change, the route table is built anew at the current address. */
const useFollowAccess = (opened: CurrentUser) => {
  const user = useUser()
  const t = useShellMessages()
  const refreshAll = useRefreshAll()
  const openCabinet = useOpenCabinet()
  const wasLetIn = isUnverified(opened) && !isUnverified(user)
  const hasChanged = accessOf(user) !== accessOf(opened)
  useEffect(() => {
    if (!hasChanged) return
    const follow = async () => {
      await openCabinet(user, location.pathname + location.search + location.hash)
      await refreshAll()
      if (wasLetIn) toast.show({ tone: 'positive', text: t('access.opened') })
    }
    void follow()
  }, [hasChanged, wasLetIn, user, t, refreshAll, openCabinet])
}

/** The area of the page at this address, when another page of the menu has the same name. */
const useArea = (): string | undefined => {
  const { pathname } = useLocation()
  const groups = useMenu()
  const here = groups.find(({ items }) => items.some(({ href }) => href === pathname))
  const label = here?.items.find(({ href }) => href === pathname)?.label
  const isShared = groups.flatMap(({ items }) => items).filter((item) => item.label === label).length > 1
  return isShared ? here?.title : undefined
}

const Cabinet = ({ opened }: { opened: CurrentUser }) => {
  const waitingCount = useAttentionTexts().length
  const main = usePage(useArea(), waitingCount)
  const isWide = useMatches().some(({ handle }) => (handle as Partial<RouteHandle> | undefined)?.isWide)
  const t = useShellMessages()
  const [isNavigationOpen, setNavigationOpen] = useState(false)
  useFollowAccess(opened)
  useWorker()
  return (
    <>
      <SkipLink target="content">{t('skipToContent')}</SkipLink>
      <div className={styles.root}>
        <Navigation isOpen={isNavigationOpen} onOpenChange={setNavigationOpen} />
        <div className={styles.column}>
          <TopLine waitingCount={waitingCount} isWide={isWide} onOpenNavigation={() => setNavigationOpen(true)} />
          <main ref={main} id="content" tabIndex={-1} className={isWide ? styles.wideContent : styles.content}>
            <UnsentNotice />
            <Outlet />
          </main>
        </div>
      </div>
      {isInstalledOnPhone() && <PullToRefresh onFailed={() => {}} />}
      <SlowNotice />
      <ProofHost />
      <ToastRegion className={above} />
    </>
  )
}

/** The signed-in layout of one person: navigation, top line, content. */
export const lkLayout = (user: CurrentUser | null): ComponentType => {
  if (!user) throw new Error('The signed-in layout needs a person')
  return () => (
    <SWRConfig value={{ revalidateOnFocus: true, focusThrottleInterval: 10_000, errorRetryCount: 3 }}>
      <UserProvider initial={user}>
        <ManifestProviders>
          <Cabinet opened={user} />
        </ManifestProviders>
      </UserProvider>
    </SWRConfig>
  )
}
