import { useCan } from '../../../shared/access/user.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useConnect } from './use-connect.ts'

const ConnectDialog = lazyPart(async () => {
  const [{ ConnectDialog: Dialog }, { loadConnectMessages }] = await Promise.all([
    import('./connect-dialog.tsx'),
    import('./messages.ts'),
  ])
  await loadConnectMessages()
  return Dialog
})

const NoOffersDialog = lazyPart(async () => {
  const [{ NoOffersDialog: Dialog }, { loadConnectMessages }] = await Promise.all([
    import('./no-offers-dialog.tsx'),
    import('./messages.ts'),
  ])
  await loadConnectMessages()
  return Dialog
})

/** What `useConnect` has opened. Stands once on every page that opens it. */
export const ConnectWindows = () => {
  const { shown, showNoOffers, close } = useConnect()
  const isAdmin = useCan()(['USER_ADMIN'])
  if (shown === null || !isAdmin) return null
  if (shown === 'no-offers') return <NoOffersDialog onClose={close} onFailed={close} />
  return (
    <ConnectDialog key={shown} isForKey={shown === 'key'} onClose={close} onNoOffers={showNoOffers} onFailed={close} />
  )
}
