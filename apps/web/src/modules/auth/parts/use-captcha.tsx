import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { runtimeConfig } from '../../../shared/config/runtime-config.ts'

const CaptchaWidget = lazy(async () => {
  const { CaptchaWidget: Widget } = await import('./captcha-widget.tsx')
  return { default: Widget }
})

let hasWarned = false

const warnWithoutKey = (siteKey: string | null) => {
  if (siteKey || hasWarned) return
  hasWarned = true
  console.warn('Отсутствует переменная окружения: CAPTCHA_YANDEX_SITE_KEY')
}

/** The bot check of this installation. */
export interface Captcha {
  /** Asks for a token; null when there is no site key. Rejects when the check cannot be passed. */
  readonly ask: (() => Promise<string>) | null
  /** Fetches what the check needs, when a person starts to fill in the form. */
  readonly prepare: () => void
  readonly element: ReactNode
}

interface Waiting {
  readonly resolve: (token: string) => void
  readonly reject: (reason: Error) => void
}

/** Invisible bot check, present only with a site key. The component is loaded when the form gets the focus. */
export const useCaptcha = (): Captcha => {
  const { captchaSiteKey } = runtimeConfig()
  const [isPresent, setPresent] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const waiting = useRef<Waiting | null>(null)

  useEffect(() => warnWithoutKey(captchaSiteKey), [captchaSiteKey])

  if (!captchaSiteKey) return { ask: null, prepare: () => undefined, element: null }

  const settle = (finish: (waiting: Waiting) => void) => {
    const current = waiting.current
    waiting.current = null
    setAsked(false)
    if (current) finish(current)
  }

  return {
    ask: () =>
      new Promise<string>((resolve, reject) => {
        waiting.current = { resolve, reject }
        setPresent(true)
        setAsked(true)
      }),
    prepare: () => setPresent(true),
    element: isPresent && (
      <Suspense>
        <CaptchaWidget
          siteKey={captchaSiteKey}
          isAsked={isAsked}
          onToken={(token) => settle(({ resolve }) => resolve(token))}
          onFailure={() => settle(({ reject }) => reject(new Error('The bot check did not pass')))}
        />
      </Suspense>
    ),
  }
}
