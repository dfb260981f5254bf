import { captchaOrigins } from '@cabinet/contract/auth/captcha'

/** Hosts other than ours whose scripts the pages load: the bot check. */
const FOREIGN = new Set<string>(captchaOrigins)

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (value: string) => string }) => void
}

/**
 * The content security policy of our pages takes script addresses only through a policy. Ours lets through the bot
 * check and the tracker behind our own proxy, and nothing else; markup from text stays forbidden altogether.
 */
export const trustOnlyKnownScripts = (trackerPath: string | null): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (value) => {
      const { origin, pathname } = new URL(value, location.origin)
      const isTracker = trackerPath !== null && origin === location.origin && pathname.startsWith(trackerPath)
      if (!isTracker && !FOREIGN.has(origin)) throw new TypeError(`A script from ${value} is not allowed`)
      return value
    },
  })
}
