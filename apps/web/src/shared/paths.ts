import { pages } from '@cabinet/contract/pages'

/** Addresses that need no sign-in, exact or by their beginning. */
const publicPaths = new Set<string>([
  pages.root(),
  pages.login(),
  pages.recovery(),
  pages['recovery-confirm'](),
  pages.confirm(),
  pages['create-password'](),
  pages.register(),
  pages.policy(),
  pages.unavailable(),
])
const publicPrefixes = ['/public/', '/seller/register/']

export const isPublicPath = (pathname: string): boolean => {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return publicPaths.has(bare) || publicPrefixes.some((prefix) => `${bare}/`.startsWith(prefix))
}

/** `?redirect=…` holding a full path. */
export const redirectQuery = (path: string): string => `?${new URLSearchParams({ redirect: path }).toString()}`
