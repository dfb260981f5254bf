import { Stack } from '@cabinet/ui/stack'
import { SecondFactorCard } from '../security/second-factor-card.tsx'
import { PasswordForm } from '../security/password-form.tsx'
import { SessionsCard } from '../security/sessions-card.tsx'
import * as styles from './security-tab.css.ts'

/** The second step of signing in, the password, and where the person is signed in. */
export const SecurityTab = () => (
  <Stack gap={16}>
    <div className={styles.pair}>
      <SecondFactorCard />
      <SessionsCard />
    </div>
    <PasswordForm />
  </Stack>
)
