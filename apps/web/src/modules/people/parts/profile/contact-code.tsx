import { CODE_LENGTH, type SentCode } from '@cabinet/contract/auth/codes'
import { errorCodes } from '@cabinet/contract/errors'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { CodeField } from '@cabinet/ui/code-field'
import { Dialog } from '@cabinet/ui/dialog'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { useEffect, useState } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useCheckCode, useResendCode, useUpdateSelf } from '../../data.ts'
import { clockText } from '../../../../shared/intl/clock-text.ts'
import { phoneText } from '../../../../shared/names.ts'
import { callKindOf, type ContactKind } from './contact-kind.ts'
import { useProfileMessages } from './messages.ts'

const WIDTH = 420
const SECOND = 1000
const done = {
  PHONE: 'contact.phoneChanged',
  EMAIL: 'contact.emailChanged',
  PRESENT_PHONE: 'contact.phoneConfirmed',
  PRESENT_EMAIL: 'contact.emailConfirmed',
} as const

const secondsUntil = (moment: string): number => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / SECOND))

/** Whole seconds until a moment; it counts down while it is shown. */
const useSecondsUntil = (moment: string): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment))
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(moment))
    look()
    const timer = setInterval(look, SECOND)
    return () => clearInterval(timer)
  }, [moment])
  return seconds
}

/** The second step: the code proves that the new phone or e-mail is the person's own, and the profile takes it. */
export const ContactCode = ({
  kind,
  value,
  sent: first,
  onBack,
  onClose,
}: {
  kind: ContactKind
  value: string
  sent: SentCode
  onBack: () => void
  onClose: () => void
}) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const user = useUser()
  const check = useCheckCode()
  const resend = useResendCode()
  const update = useUpdateSelf()
  const [sent, setSent] = useState(first)
  const [code, setCode] = useState('')
  const [atField, setAtField] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSpent, setSpent] = useState(false)
  const seconds = useSecondsUntil(sent.resendDateTime)
  const isBusy = check.isMutating || update.isMutating

  const fail = (error: unknown) => {
    const { message, fields, code: reason } = problemOf(error, shared)
    if (reason === errorCodes.codeSpent) setSpent(true)
    const ofCode = fields.find(({ field }) => field === 'code')
    setAtField(ofCode?.message)
    setProblem(ofCode ? undefined : message)
    setCode('')
  }
  const confirm = async (typed: string) => {
    if (isBusy) return
    if (typed.length < CODE_LENGTH) return setAtField(shared('required'))
    setProblem(undefined)
    try {
      const { codeToken } = await check.trigger({ body: { id: sent.id, code: typed } })
      const contact = callKindOf(kind) === 'PHONE' ? { mobilePhone: value } : { email: value }
      await update.trigger({ body: { version: user.version, ...contact, codeToken } })
    } catch (error) {
      return fail(error)
    }
    toast.show({ tone: 'positive', text: t(done[kind]) })
    onClose()
  }
  const sendAgain = async () => {
    setAtField(undefined)
    setProblem(undefined)
    try {
      setSent(await resend.trigger({ body: { id: sent.id } }))
      setSpent(false)
      toast.show({ tone: 'positive', text: t('contact.resent') })
    } catch (error) {
      fail(error)
    }
  }

  return (
    <Dialog
      isOpen
      width={WIDTH}
      title={t('contact.codeTitle')}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={onBack}>
            {t('contact.back')}
          </Button>
          <Button isLoading={isBusy} isDisabled={isSpent} onPress={() => void confirm(code)}>
            {t('contact.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{t('contact.sentTo', { value: callKindOf(kind) === 'PHONE' ? phoneText(value) : value })}</Text>
        <CodeField
          label={t(callKindOf(kind) === 'PHONE' ? 'contact.code' : 'contact.codeEmail')}
          autoFocus
          isRequired
          value={code}
          errorMessage={atField}
          isDisabled={isSpent}
          onChange={(typed) => {
            setCode(typed)
            setAtField(undefined)
          }}
          onComplete={(typed) => void confirm(typed)}
        />
        {problem && (
          <Banner tone="negative" announce="alert">
            {problem}
          </Banner>
        )}
        {!isSpent && (
          <Inline>
            {seconds > 0 ? (
              <Text tone="muted">{t('contact.resendIn', { time: clockText(seconds) })}</Text>
            ) : (
              <Button variant="quiet" size="small" isLoading={resend.isMutating} onPress={() => void sendAgain()}>
                {t('contact.resend')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Dialog>
  )
}
