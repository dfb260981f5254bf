import { useState } from 'react'
import { clockText } from '../../../shared/intl/clock-text.ts'
import { useRegistrationMessages } from './registration/messages.ts'
import { useSecondsLeft } from './registration/use-seconds-left.ts'

/** Too many wrong passwords: the sentence of the server and, for the eye, how long the lock still lasts. */
export const Locked = ({ message, seconds }: { message: string; seconds: number }) => {
  const t = useRegistrationMessages()
  const [until] = useState(() => Date.now() + seconds * 1000)
  const left = useSecondsLeft(until)
  if (left === 0) return t('locked.again')
  return (
    <>
      {message} <span aria-hidden="true">{t('locked.left', { time: clockText(left) })}</span>
    </>
  )
}
