import type { ServiceName } from '@cabinet/contract/config'
import { currentLocale } from '../intl/locale.ts'
import { runtimeConfig } from './runtime-config.ts'

/** Names of the connected services, as the installation gives them, in the language of the interface. */
export const serviceNames = (): Readonly<Record<ServiceName, string>> => {
  const locale = currentLocale()
  const names = Object.entries(runtimeConfig().serviceNames).map(([service, name]) => [service, name[locale]])
  return Object.fromEntries(names) as Record<ServiceName, string>
}
