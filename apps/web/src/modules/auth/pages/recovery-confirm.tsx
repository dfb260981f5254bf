import { check } from '@cabinet/contract/code'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/api/http.ts'
import { paths } from '../../../shared/paths.ts'
import { EntryFrame } from '../parts/entry-frame.tsx'
import { CodeForm } from '../parts/registration/code-form.tsx'
import { forgetCode, keepToken, pendingCode } from '../parts/registration/pending-code.ts'
import * as styles from '../parts/registration/registration.css.ts'
import { useRegistrationWords } from '../parts/registration/words.ts'
import { useWords } from '../words.ts'

/** The code of a recovery. The page does not know whether anybody got one. */
export const Page = () => {
  const t = useRegistrationWords()
  const words = useWords()
  const navigate = useNavigate()
  const [pending] = useState(() => pendingCode('RECOVERY'))
  const send = async (typed: { readonly id: string; readonly code: string }) => {
    const { codeToken, missingConsents } = await call(check, { body: typed })
    keepToken({ codeToken, missingConsents })
    forgetCode()
    await navigate(paths['create-password']())
  }
  return (
    <EntryFrame>
      <Heading level={1}>{words('recoveryConfirm.title')}</Heading>
      <Text tone="muted">{t(pending === null ? 'recovery.nothing' : 'recovery.sent')}</Text>
      {pending === null ? (
        <Inline gap={8}>
          <ButtonLink href={paths.recovery()} size="large">
            {t('toRecovery')}
          </ButtonLink>
        </Inline>
      ) : (
        <>
          <CodeForm pending={pending} onTyped={send} />
          <p className={styles.aside}>
            <Link href={paths.recovery()}>{t('recovery.otherName')}</Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}
