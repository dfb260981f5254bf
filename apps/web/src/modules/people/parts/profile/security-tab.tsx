import { Stack } from '@cabinet/ui/stack'
import { PasswordForm } from '../security/password-form.tsx'
import { SessionsCard } from '../security/sessions-card.tsx'

/** The password, and where the person is signed in. */
export const SecurityTab = () => (
  <Stack gap={16}>
    <PasswordForm />
    <SessionsCard />
  </Stack>
)
