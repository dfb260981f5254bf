import { health } from '@cabinet/contract/service'
import { runtimeConfig } from '../config/runtime-config.ts'

/** How the service is: it works, it says that it does not, or nobody of ours has answered. */
export type Health = 'good' | 'bad' | 'unknown'

/** A service that answers nothing within this time (milliseconds) has not answered. */
const TIMEOUT = 10_000

/** Asks past the client's rules: a failing health check must not send the person to the page that asks it. */
export const readHealth = async (): Promise<Health> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(`${runtimeConfig().apiUrl}${health.path}`, { cache: 'no-store', signal })
    if (response.status >= 500) return 'bad'
    // A portal answers everything with a page of its own.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    return response.ok && !isPage ? 'good' : 'unknown'
  } catch {
    return 'unknown'
  }
}

export const isServiceHealthy = async (): Promise<boolean> => (await readHealth()) === 'good'
