import { health } from '@cabinet/contract/service'
import { runtimeConfig } from '../config/runtime-config.ts'

/** Asks past the client's rules: a failing health check must not send the person to the page that asks it. */
export const isServiceHealthy = async (): Promise<boolean> => {
  try {
    const response = await fetch(`${runtimeConfig().apiUrl}${health.path}`, { cache: 'no-store' })
    return response.ok
  } catch {
    return false
  }
}
