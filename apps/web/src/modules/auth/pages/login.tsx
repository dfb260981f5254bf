import { pages } from '@cabinet/contract/pages'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { PasswordField } from '@cabinet/ui/password-field'
import { TextField } from '@cabinet/ui/text-field'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { runtimeConfig } from '../../../shared/config/runtime-config.ts'
import { useOpenCabinet } from '../../../shared/auth/open-cabinet.ts'
import { useIsPrerendered } from '../../../shared/hydration.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { DemoPeople } from '../parts/demo-people.tsx'
import { EntryFrame } from '../parts/entry-frame.tsx'
import { useCaptcha } from '../parts/use-captcha.tsx'
import { useMessages } from '../messages.ts'
import * as styles from './login.css.ts'

const SavedToast = lazy(async () => {
  // What was saved stays saved: the page to sign in does not fall over a line that could not be fetched.
  const loaded = await import('../parts/registration/saved-toast.tsx').catch(() => null)
  return { default: ({ text }: { text: string }) => loaded && <loaded.SavedToast text={text} /> }
})

const loadPasskey = () => import('../passkey.tsx')

const PasskeyAutofill = lazy(() =>
  loadPasskey().then(
    (loaded) => ({ default: loaded.PasskeyAutofill }),
    // Whoever types needs none of it.
    () => ({ default: () => null }),
  ),
)

/** Whether somebody moves or types here: before that nothing is fetched but the page. */
const useHasBegun = (): boolean => {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    for (const sign of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, () => setBegun(true), { once: true })
  }, [])
  return hasBegun
}

/** What the page before this one has done, if it says so: a new password was saved. */
const Saved = () => {
  const state: unknown = useLocation().state
  const [text] = useState(state)
  if (typeof text !== 'object' || text === null || !('saved' in text)) return null
  return (
    <Suspense>
      <SavedToast text={String(text.saved)} />
    </Suspense>
  )
}

/** Who comes from a page that knows them need not type their name again. */
const useKnownUsername = (): string => {
  const state: unknown = useLocation().state
  const isKnown =
    typeof state === 'object' && state !== null && 'username' in state && typeof state.username === 'string'
  return isKnown ? (state.username as string) : ''
}

/** Whether a page was asked for that only opens after signing in; the first page needs no explanation. */
const useIsReturning = (): boolean => {
  const { search } = useLocation()
  const wanted = new URLSearchParams(search).get('redirect')
  return wanted !== null && wanted !== '/' && wanted !== pages.offer()
}

/** What signing in needs of the page, whichever way it goes. */
const useEntering = () => ({
  shared: useSharedMessages(),
  search: useLocation().search,
  openCabinet: useOpenCabinet(),
})

/**
 * Sign-in by phone or e-mail. Two required fields need no form library, and the first page is lighter without it
 * (docs/decisions); every other form of the application uses one.
 */
export const Page = () => {
  const t = useMessages()
  const entering = useEntering()
  const { shared } = entering
  const isPrerendered = useIsPrerendered()
  const { demo } = runtimeConfig()
  const captcha = useCaptcha()
  const [step, setStep] = useState<ReactNode>(null)
  const known = useKnownUsername()
  const isReturning = useIsReturning()
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [wasSent, setSent] = useState(false)
  const [way, setWay] = useState<'key' | 'password' | null>(null)
  const hasBegun = useHasBegun()
  const [problem, setProblem] = useState<ReactNode>(null)

  const missing = (value: string) => (wasSent && value.trim() === '' ? shared('required') : undefined)

  /** Answers what to show when it did not work; also when the code itself could not be fetched. */
  const enter = (name: string, secret: string): Promise<ReactNode> =>
    import('../enter.tsx')
      .then((loaded) =>
        loaded.enter({
          ...entering,
          username: name,
          password: secret,
          showStep: setStep,
          askCaptcha: captcha.ask,
          captchaFailed: t('login.captchaFailed'),
        }),
      )
      .catch(() => shared('problem.offline'))
  const go = async (by: typeof way, work: () => Promise<ReactNode>) => {
    if (way) return
    setWay(by)
    setProblem(null)
    setProblem(await work())
    setWay(null)
  }
  const submit = async () => {
    setSent(true)
    if (username.trim() !== '' && password !== '') await go('password', () => enter(username.trim(), password))
  }
  const enterByPasskey = () =>
    loadPasskey()
      .then((loaded) => loaded.enterByPasskey(entering))
      .catch(() => shared('problem.offline'))

  if (step) return <EntryFrame>{step}</EntryFrame>
  return (
    <EntryFrame>
      <Heading level={1}>{t('login.title')}</Heading>
      {isReturning && <p className={styles.reason}>{t('login.reason')}</p>}
      <Form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('login.username')}
          name="username"
          autoComplete="username webauthn"
          autoFocus={known === '' && !isPrerendered}
          isRequired
          size="large"
          value={username}
          errorMessage={missing(username)}
          onChange={setUsername}
          onFocus={captcha.prepare}
        />
        <div className={styles.password}>
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            autoFocus={known !== ''}
            isRequired
            size="large"
            value={password}
            errorMessage={missing(password)}
            onChange={setPassword}
          />
          <Link className={styles.forgot} href={pages.recovery()}>
            {t('login.forgot')}
          </Link>
        </div>
        {problem && (
          <Banner tone="negative" announce="alert">
            {problem}
          </Banner>
        )}
        <Button type="submit" size="large" isBlock isLoading={way === 'password'}>
          {t('login.submit')}
        </Button>
        <div className={styles.passkey}>
          {!isPrerendered && 'PublicKeyCredential' in window && (
            <Button
              variant="outline"
              tone="neutral"
              size="large"
              isBlock
              isLoading={way === 'key'}
              onPress={() => void go('key', enterByPasskey)}
            >
              {t('login.passkey')}
            </Button>
          )}
        </div>
        {captcha.element}
      </Form>
      {hasBegun && !way && (
        <Suspense>
          <PasskeyAutofill {...entering} onProblem={setProblem} />
        </Suspense>
      )}
      <p className={styles.aside}>
        {t('login.noCabinet')} <Link href={pages.register()}>{t('login.register')}</Link>
      </p>
      <Saved />
      {demo && !isPrerendered && (
        <DemoPeople people={demo.people} onChoose={(person) => enter(person.username, demo.password)} />
      )}
    </EntryFrame>
  )
}
