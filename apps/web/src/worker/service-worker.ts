import { showNotices } from './notices.ts'
import { serveOfflinePage } from './offline-page.ts'
import { renewSubscription } from './renewal.ts'
import type { WorkerScope } from './scope.ts'

const worker = globalThis as unknown as WorkerScope

serveOfflinePage(worker)
showNotices(worker)
renewSubscription(worker)
