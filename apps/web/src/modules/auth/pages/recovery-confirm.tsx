import { pages } from '@cabinet/contract/pages'
import { check } from '@cabinet/contract/auth/codes'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/api/http.ts'
import { loadSecondFactorMessages } from '../../../shared/second-factor/messages.ts'
import { EntryFrame } from '../parts/entry-frame.tsx'
import { CodeForm } from '../parts/registration/code-form.tsx'
import { forgetCode, keepToken, pendingCode } from '../parts/registration/pending-code.ts'
import * as styles from '../parts/registration/registration.css.ts'
import { useRegistrationMessages } from '../parts/registration/messages.ts'
import { useMessages } from '../messages.ts'

/** The code of a recovery. The page does not know whether anybody got one. */
export const Page = () => {
  const t = useRegistrationMessages()
  const messages = useMessages()
  const navigate = useNavigate()
  const [pending] = useState(() => pendingCode('RECOVERY'))
  const send = async (typed: { readonly id: string; readonly code: string }) => {
    const { codeToken, missingConsents, secondFactorKinds } = await call(check, { body: typed })
    if (secondFactorKinds.length > 0) await loadSecondFactorMessages()
    keepToken({
      codeToken,
      missingConsents,
      secondFactorKinds,
      ...(pending?.username && { username: pending.username }),
    })
    forgetCode()
    await navigate(pages['create-password']())
  }
  return (
    <EntryFrame>
      <Heading level={1}>{messages('recoveryConfirm.title')}</Heading>
      <Text tone="muted">{t(pending === null ? 'recovery.nothing' : 'recovery.sent')}</Text>
      {pending === null ? (
        <Inline gap={8}>
          <ButtonLink href={pages.recovery()} size="large">
            {t('toRecovery')}
          </ButtonLink>
        </Inline>
      ) : (
        <>
          <CodeForm pending={pending} onTyped={send} />
          <p className={styles.aside}>
            <Link href={pages.recovery()}>{t('recovery.otherName')}</Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}
