/** Pages that came without encryption, and some private windows, may have none. */
const container = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

interface Policy {
  createScriptURL(value: string): string
}
interface Trusting {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

let address: string | undefined

/** The content policy takes the address of a worker only from a policy that makes exactly this one. */
const workerAddress = (): string => {
  const { trustedTypes } = window as Trusting
  const rules: Policy = { createScriptURL: () => '/sw.js' }
  return (address ??= (trustedTypes?.createPolicy('cabinet-worker', rules) ?? rules).createScriptURL(''))
}

/**
 * The worker that keeps the offline page and shows notifications; nothing where there can be none. Whether there is a
 * newer one is asked of the server and not of the cache of the browser.
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  container()?.register(workerAddress(), { updateViaCache: 'none' })

/** Where this browser takes notifications in; null when it does not. */
export const ownSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await container()?.getRegistration()
  // Safari has push only in the installed application.
  const { pushManager } = (registration ?? {}) as { pushManager?: PushManager }
  return (await pushManager?.getSubscription()) ?? null
}

/** Tells the maker of the browser that nothing more will come. The server forgets the browser by itself. */
export const dropSubscription = async (): Promise<void> => {
  try {
    await (await ownSubscription())?.unsubscribe()
  } catch (error) {
    console.error(error)
  }
}

/** What a worker says to the pages of the cabinet. */
interface Heard {
  /** The page that a pressed notification wants. */
  readonly open: (path: string) => void
  /** The browser takes notifications in at another address than before. */
  readonly renewed: () => void
}

/** Hears the worker until the returned function is called. */
export const listenToWorker = ({ open, renewed }: Heard): (() => void) => {
  const listener = ({ data, ports }: MessageEvent<{ kind?: unknown; path?: unknown }>) => {
    if (data.kind === 'renewed') renewed()
    if (data.kind !== 'open' || typeof data.path !== 'string') return
    ports[0]?.postMessage('opened')
    open(data.path)
  }
  container()?.addEventListener('message', listener)
  return () => container()?.removeEventListener('message', listener)
}
