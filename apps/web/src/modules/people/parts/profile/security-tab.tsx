import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { SecondFactorCard } from '../security/second-factor-card.tsx'
import { PasswordForm } from '../security/password-form.tsx'
import { loadRegisterMessages } from '../../../../shared/register/messages.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { NewDevices } from '../security/new-devices.tsx'
import { SessionsCard } from '../security/sessions-card.tsx'
import * as styles from './security-tab.css.ts'

/** The register is the last thing on the section and the heaviest: nothing above waits for it. */
const SignInsCard = lazyPart(async () => {
  const [{ SignInsCard: Part }] = await Promise.all([import('../security/sign-ins-card.tsx'), loadRegisterMessages()])
  return Part
})

/** The second step of signing in, the password, where the person is signed in, and who has tried to be. */
export const SecurityTab = () => (
  <Stack gap={16}>
    <NewDevices />
    <div className={styles.pair}>
      <SecondFactorCard />
      <SessionsCard />
    </div>
    <PasswordForm />
    <SignInsCard loading={<SkeletonText lines={6} />} />
  </Stack>
)
