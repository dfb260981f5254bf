import { pages } from '@cabinet/contract/pages'
import { signInRequest } from '@cabinet/contract/auth/passkeys'
import { change } from '@cabinet/contract/auth/password'
import type { AcceptedText } from '@cabinet/contract/auth/registration'
import { current } from '@cabinet/contract/people/user'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRead, useWrite } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'
import { readRefreshToken } from '../../../shared/session/cookie.ts'
import { type OpenCabinet, useOpenCabinet } from '../../../shared/auth/open-cabinet.ts'
import { signIn } from '../../../shared/auth/sign-in.ts'
import { signOut } from '../../../shared/auth/sign-out.ts'
import { answerOf } from '../../../shared/second-factor/answer.ts'
import { useSecondFactorMessages } from '../../../shared/second-factor/messages.ts'
import { ProofHost } from '../../../shared/second-factor/proof-host.tsx'
import { EntryFrame } from '../parts/entry-frame.tsx'
import { type ChosenFactor, PasswordForm } from '../parts/registration/password-form.tsx'
import { type HeldToken, heldToken, keepToken } from '../parts/registration/pending-code.ts'
import { useRegistrationMessages } from '../parts/registration/messages.ts'
import { StepNumber } from '../parts/registration/step-number.tsx'
import { useMessages } from '../messages.ts'

/** Opens the cabinet of who has just registered. @returns false when they have to sign in by hand */
const openFor = async (openCabinet: OpenCabinet, username: string, password: string): Promise<boolean> => {
  try {
    const signedIn = await signIn({ username, password, captchaToken: null }, '')
    if ('next' in signedIn) return false
    await openCabinet(signedIn.user, signedIn.at)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** After a code: the password of whoever typed it. Newcomers are in; others sign in. */
const ByCode = ({ codeToken, missingConsents, secondFactorKinds, newcomer, username = newcomer }: HeldToken) => {
  const t = useRegistrationMessages()
  const inSteps = useSecondFactorMessages()
  const navigate = useNavigate()
  const openCabinet = useOpenCabinet()
  const save = async (password: string, consents: AcceptedText[], chosen?: ChosenFactor) => {
    const secondFactor = chosen && (await answerOf(chosen, inSteps, () => call(signInRequest, { body: { codeToken } })))
    await call(change, {
      body: { password, codeToken, ...(consents.length > 0 && { consents }), ...(secondFactor && { secondFactor }) },
    })
    const saved = t(newcomer === undefined ? 'password.saved' : 'password.cabinetCreated')
    if (newcomer !== undefined && (await openFor(openCabinet, newcomer, password)))
      toast.show({ tone: 'positive', text: saved })
    else await navigate(pages.login(), { state: { saved, username } })
    keepToken(null)
  }
  return (
    <>
      {newcomer !== undefined && <StepNumber step={4} />}
      <Text tone="muted">{t(missingConsents.length > 0 ? 'password.firstLead' : 'password.lead')}</Text>
      <PasswordForm consents={missingConsents} kinds={secondFactorKinds} onChosen={save} />
    </>
  )
}

const SignOut = () => {
  const t = useRegistrationMessages()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut()
  }
  return (
    <Button variant="quiet" tone="neutral" size="large" isBlock isLoading={isLeaving} onPress={() => void leave()}>
      {t('signOut')}
    </Button>
  )
}

/** Signed in, one gets here because the password must change; the only other way on is out. */
const Own = () => {
  const t = useRegistrationMessages()
  const { data: user } = useRead(current)
  const { trigger } = useWrite(change)
  const openCabinet = useOpenCabinet()
  const [isSaved, setSaved] = useState(false)
  const save = async (password: string) => {
    await trigger({ body: { password } })
    setSaved(true)
    toast.show({ tone: 'positive', text: t('password.saved') })
    await openCabinet(await call(current), pages.offer())
  }
  if (!user || isSaved)
    return (
      <Stack gap={16} aria-busy>
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Stack>
    )
  if (!user.isNeedChangePassword)
    return (
      <>
        <Text size="reading" tone="muted">
          {t('password.own')}
        </Text>
        <Inline gap={8}>
          <ButtonLink href={pages.profile({}, { tab: 'security' })} size="large">
            {t('password.toProfile')}
          </ButtonLink>
        </Inline>
      </>
    )
  return (
    <>
      <Text tone="muted">{t('password.must')}</Text>
      <PasswordForm onChosen={save} />
      <SignOut />
      <ProofHost />
    </>
  )
}

/** The token lives in memory alone, so it is gone after a reload; another code brings another one. */
const Nothing = () => {
  const t = useRegistrationMessages()
  return (
    <>
      <Text size="reading" tone="muted">
        {t('password.nothing')}
      </Text>
      <Inline gap={8}>
        <ButtonLink href={pages.recovery()} size="large">
          {t('toRecovery')}
        </ButtonLink>
        <ButtonLink href={pages.login()} size="large" variant="outline" tone="neutral">
          {t('toLogin')}
        </ButtonLink>
      </Inline>
    </>
  )
}

const Body = () => {
  const [held] = useState(heldToken)
  if (held !== null) return <ByCode {...held} />
  return readRefreshToken() === null ? <Nothing /> : <Own />
}

export const Page = () => {
  const messages = useMessages()
  return (
    <EntryFrame>
      <Heading level={1}>{messages('createPassword.title')}</Heading>
      <Body />
    </EntryFrame>
  )
}
