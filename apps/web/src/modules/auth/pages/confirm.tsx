import { pages } from '@cabinet/contract/pages'
import { confirm } from '@cabinet/contract/auth/registration'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/api/http.ts'
import { EntryFrame } from '../parts/entry-frame.tsx'
import { CodeForm } from '../parts/registration/code-form.tsx'
import { keepToken, pendingCode } from '../parts/registration/pending-code.ts'
import { forgetRegistration, registrationDraft } from '../parts/registration/registrant.ts'
import * as styles from '../parts/registration/registration.css.ts'
import { StepNumber } from '../parts/registration/step-number.tsx'
import { useRegistrationMessages } from '../parts/registration/messages.ts'
import { useMessages } from '../messages.ts'

/** Somebody came here without a registration: in another tab, or by an old link. */
const Nothing = () => {
  const t = useRegistrationMessages()
  return (
    <>
      <Text size="reading" tone="muted">
        {t('confirm.nothing')}
      </Text>
      <Inline gap={8}>
        <ButtonLink href={pages.register()} size="large">
          {t('toRegister')}
        </ButtonLink>
        <ButtonLink href={pages.login()} size="large" variant="outline" tone="neutral">
          {t('toLogin')}
        </ButtonLink>
      </Inline>
    </>
  )
}

/** The code of a registration. Whoever types it right is registered and chooses a password. */
export const Page = () => {
  const t = useRegistrationMessages()
  const messages = useMessages()
  const navigate = useNavigate()
  const [pending] = useState(() => pendingCode('REGISTRATION'))
  const send = async (typed: { readonly id: string; readonly code: string }) => {
    const { codeToken } = await call(confirm, { body: typed })
    const { mobilePhone, email } = registrationDraft()
    // What the code has proved is what they sign in with.
    const newcomer = pending?.channel === 'SMS' ? mobilePhone : email
    keepToken({ codeToken, missingConsents: [], secondFactorKinds: [], ...(newcomer && { newcomer }) })
    forgetRegistration()
    await navigate(pages['create-password']())
  }
  return (
    <EntryFrame>
      <Heading level={1}>{messages('confirm.title')}</Heading>
      {pending === null ? (
        <Nothing />
      ) : (
        <>
          <StepNumber step={3} />
          <Text tone="muted">
            {t(pending.channel === 'SMS' ? 'confirm.sentBySms' : 'confirm.sentByEmail', { to: pending.to })}
          </Text>
          <CodeForm pending={pending} onTyped={send} />
          <p className={styles.aside}>
            {t('confirm.editData')} <Link href={pages.register()}>{t('confirm.again')}</Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}
