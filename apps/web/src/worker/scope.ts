// The types of workers and those of pages exclude one another in one program; here is the little that ours needs.

interface Lasting extends Event {
  waitUntil(promise: Promise<unknown>): void
}

export interface PageRequested extends Lasting {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface MessagePushed extends Lasting {
  readonly data: { json(): unknown } | null
}

export interface NotificationPressed extends Lasting {
  readonly notification: Notification
}

/** The browser has another subscription than before, or none any more. */
export interface SubscriptionChanged extends Lasting {
  readonly oldSubscription: PushSubscription | null
  readonly newSubscription: PushSubscription | null
}

/** A window of the cabinet. */
export interface Client {
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<Client>
  postMessage(message: unknown, transfer?: Transferable[]): void
}

interface Events {
  install: Lasting
  activate: Lasting
  fetch: PageRequested
  push: MessagePushed
  notificationclick: NotificationPressed
  pushsubscriptionchange: SubscriptionChanged
}

/** Where a service worker runs. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly location: Location
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>
    openWindow(url: string): Promise<Client | null>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}
