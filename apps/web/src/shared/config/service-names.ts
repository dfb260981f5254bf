import { currentLocale } from '../intl/locale.ts'
import { runtimeConfig } from './runtime-config.ts'

/** Names of the connected services, as the installation gives them, in the language of the interface. */
export const serviceNames = (): { readonly courier: string; readonly marketplace: string } => {
  const { courierName, marketplaceName } = runtimeConfig()
  const locale = currentLocale()
  return { courier: courierName[locale], marketplace: marketplaceName[locale] }
}
