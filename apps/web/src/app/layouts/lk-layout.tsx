import type { CurrentUser } from '@cabinet/contract/user'
import { SkipLink } from '@cabinet/ui/skip-link'
import { toast, ToastRegion } from '@cabinet/ui/toast'
import { lazy, useEffect, useMemo, useState, type ComponentType } from 'react'
import { Outlet } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { accessOf, isUnverified } from '../../shared/access/access.ts'
import { useRefreshAll } from '../../shared/api/data.ts'
import { UserProvider, useUser } from '../../shared/access/user.tsx'
import { useAttentionTexts } from '../../shared/attention.ts'
import { FacesContext, type Face } from '../../shared/faces.ts'
import type { FaceManifest } from '../../shared/manifest.ts'
import { openCabinet } from '../../shared/session/opening.ts'
import { useSharedWords } from '../../shared/words.ts'
import { facesOf } from '../registry.ts'
import { Navigation } from './lk-navigation.tsx'
import { TopLine } from './lk-top-line.tsx'
import * as styles from './lk-layout.css.ts'
import { usePage } from './use-page.ts'

const components = new Map<FaceManifest, ComponentType>()

/** One lazy component for each card, however often the list is built. */
const componentOf = (face: FaceManifest): ComponentType => {
  const known = components.get(face)
  if (known) return known
  const Card = lazy(async () => {
    const file = await face.card()
    return { default: file.Card }
  })
  components.set(face, Card)
  return Card
}

/** When the person's modules or roles change, the route table is built anew at the current address. */
const useFollowAccess = (opened: CurrentUser) => {
  const user = useUser()
  const shared = useSharedWords()
  const refreshAll = useRefreshAll()
  const wasLetIn = isUnverified(opened) && !isUnverified(user)
  const hasChanged = accessOf(user) !== accessOf(opened)
  useEffect(() => {
    if (!hasChanged) return
    const follow = async () => {
      await openCabinet(user, location.pathname + location.search + location.hash)
      await refreshAll()
      if (wasLetIn) toast.show({ tone: 'positive', text: shared('access.opened') })
    }
    void follow()
  }, [hasChanged, wasLetIn, user, shared, refreshAll])
}

const Cabinet = ({ opened }: { opened: CurrentUser }) => {
  const main = usePage()
  const shared = useSharedWords()
  const user = useUser()
  const [isNavigationOpen, setNavigationOpen] = useState(false)
  useFollowAccess(opened)
  const waitingCount = useAttentionTexts().reduce((sum, item) => sum + item.count, 0)
  const faces = useMemo<readonly Face[]>(
    () => facesOf(user).map((face) => ({ key: face.module, place: face.place, Card: componentOf(face.manifest) })),
    [user],
  )
  return (
    <FacesContext value={faces}>
      <SkipLink target="content">{shared('skipToContent')}</SkipLink>
      <div className={styles.root}>
        <Navigation isOpen={isNavigationOpen} onOpenChange={setNavigationOpen} />
        <div className={styles.column}>
          <TopLine waitingCount={waitingCount} onOpenNavigation={() => setNavigationOpen(true)} />
          <main ref={main} id="content" tabIndex={-1} className={styles.content}>
            <Outlet />
          </main>
        </div>
      </div>
      <ToastRegion />
    </FacesContext>
  )
}

/** The signed-in layout of one person: navigation, top line, content. */
export const lkLayout = (user: CurrentUser | null): ComponentType => {
  if (!user) throw new Error('The signed-in layout needs a person')
  return () => (
    <SWRConfig value={{ revalidateOnFocus: true, focusThrottleInterval: 10_000, errorRetryCount: 3 }}>
      <UserProvider initial={user}>
        <Cabinet opened={user} />
      </UserProvider>
    </SWRConfig>
  )
}
