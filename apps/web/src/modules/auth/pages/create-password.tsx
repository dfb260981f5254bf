import { Button } from '@cabinet/ui/button'
import { useState } from 'react'
import { readRefreshToken } from '../../../shared/session/cookie.ts'
import { UpcomingEntry } from '../parts/upcoming-entry.tsx'
import { useWords } from '../words.ts'

/** Signed in, one gets here because the password must change; the only other way on is out. */
const SignOut = () => {
  const t = useWords()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const { signOut } = await import('../../../shared/session/sign-out.ts')
    await signOut()
  }
  return (
    <Button variant="outline" tone="neutral" isLoading={isLeaving} onPress={() => void leave()}>
      {t('signOut')}
    </Button>
  )
}

export const Page = () => {
  const t = useWords()
  const isSignedIn = readRefreshToken() !== null
  return (
    <UpcomingEntry
      title={t('createPassword.title')}
      text={isSignedIn ? t('createPassword.must') : t('createPassword.upcoming')}
      {...(isSignedIn && { actions: <SignOut /> })}
    />
  )
}
