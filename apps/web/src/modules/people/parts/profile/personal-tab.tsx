import { Stack } from '@cabinet/ui/stack'
import { ConsentsCard } from './consents-card.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { NamesForm } from './names-form.tsx'

/** The person's own data: name and position as a form; phone and e-mail each with its proof; consents to read. */
export const PersonalTab = () => (
  <Stack gap={16}>
    <NamesForm />
    <ContactsCard />
    <ConsentsCard />
  </Stack>
)
