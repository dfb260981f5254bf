import { pages } from '@cabinet/contract/pages'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { PasswordField } from '@cabinet/ui/password-field'
import { TextField } from '@cabinet/ui/text-field'
import { lazy, type ReactNode, Suspense, useState } from 'react'
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

/** Signs in with what was typed; answers what to show when it did not work. */
const useEnter = (askCaptcha: (() => Promise<string>) | null, showStep: (step: ReactNode) => void) => {
  const t = useMessages()
  const shared = useSharedMessages()
  const { search } = useLocation()
  const openCabinet = useOpenCabinet()
  return async (username: string, password: string): Promise<ReactNode> => {
    try {
      const { enter } = await import('../enter.tsx')
      return await enter({
        username,
        password,
        search,
        openCabinet,
        showStep,
        askCaptcha,
        captchaFailed: t('login.captchaFailed'),
        shared,
      })
    } catch {
      // The code itself could not be fetched.
      return shared('problem.offline')
    }
  }
}

/**
 * Sign-in by phone or e-mail. Two required fields need no form library, and the first page is lighter without it
 * (docs/decisions); every other form of the application uses one.
 */
export const Page = () => {
  const t = useMessages()
  const shared = useSharedMessages()
  const isPrerendered = useIsPrerendered()
  const { demo } = runtimeConfig()
  const captcha = useCaptcha()
  const [step, setStep] = useState<ReactNode>(null)
  const enter = useEnter(captcha.ask, setStep)
  const known = useKnownUsername()
  const isReturning = useIsReturning()
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [wasSent, setSent] = useState(false)
  const [isEntering, setEntering] = useState(false)
  const [problem, setProblem] = useState<ReactNode>(null)

  const missing = (value: string) => (wasSent && value.trim() === '' ? shared('required') : undefined)

  const submit = async () => {
    setSent(true)
    if (isEntering || username.trim() === '' || password === '') return
    setEntering(true)
    setProblem(null)
    setProblem(await enter(username.trim(), password))
    setEntering(false)
  }

  if (step) return <EntryFrame>{step}</EntryFrame>
  return (
    <EntryFrame>
      <Heading level={1}>{t('login.title')}</Heading>
      {isReturning && <p className={styles.reason}>{t('login.reason')}</p>}
      <Form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('login.username')}
          name="username"
          autoComplete="username"
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
        <Button type="submit" size="large" isBlock isLoading={isEntering}>
          {t('login.submit')}
        </Button>
        {captcha.element}
      </Form>
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
