import { confirm } from '@cabinet/contract/registration'
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
import { keepToken, pendingCode } from '../parts/registration/pending-code.ts'
import { forgetRegistration } from '../parts/registration/registrant.ts'
import * as styles from '../parts/registration/registration.css.ts'
import { useRegistrationWords } from '../parts/registration/words.ts'
import { useWords } from '../words.ts'

/** Somebody came here without a registration: in another tab, or by an old link. */
const Nothing = () => {
  const t = useRegistrationWords()
  return (
    <>
      <Text size="reading" tone="muted">
        {t('confirm.nothing')}
      </Text>
      <Inline gap={8}>
        <ButtonLink href={paths.register()} size="large">
          {t('toRegister')}
        </ButtonLink>
        <ButtonLink href={paths.login()} size="large" variant="outline" tone="neutral">
          {t('toLogin')}
        </ButtonLink>
      </Inline>
    </>
  )
}

/** The code of a registration. Whoever types it right is registered and chooses a password. */
export const Page = () => {
  const t = useRegistrationWords()
  const words = useWords()
  const navigate = useNavigate()
  const [pending] = useState(() => pendingCode('REGISTRATION'))
  const send = async (typed: { readonly id: string; readonly code: string }) => {
    const { codeToken } = await call(confirm, { body: typed })
    keepToken({ codeToken, missingConsents: [] })
    forgetRegistration()
    await navigate(paths['create-password']())
  }
  return (
    <EntryFrame>
      <Heading level={1}>{words('confirm.title')}</Heading>
      {pending === null ? (
        <Nothing />
      ) : (
        <>
          <Text tone="muted">
            {t(pending.channel === 'SMS' ? 'confirm.sentBySms' : 'confirm.sentByEmail', { to: pending.to })}
          </Text>
          <CodeForm pending={pending} onTyped={send} />
          <p className={styles.aside}>
            {t('confirm.editData')} <Link href={paths.register()}>{t('confirm.again')}</Link>
          </p>
        </>
      )}
    </EntryFrame>
  )
}
