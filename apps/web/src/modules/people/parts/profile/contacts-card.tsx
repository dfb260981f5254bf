import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { useState } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { phoneText } from '../../../../shared/names.ts'
import { NetAddress } from '../../../../shared/ui/net-address.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import type { ContactKind } from './contact-kind.ts'
import { useProfileMessages } from './messages.ts'

/** Whether a code has proved the contact, and how to prove it. */
const Proof = ({ isConfirmed, label, onConfirm }: { isConfirmed: boolean; label: string; onConfirm: () => void }) => {
  const t = useProfileMessages()
  if (isConfirmed) return <Badge tone="positive">{t('personal.confirmed')}</Badge>
  return (
    <>
      <Badge tone="notice">{t('personal.unconfirmed')}</Badge>
      <Button aria-label={label} variant="outline" tone="neutral" size="small" onPress={onConfirm}>
        {t('personal.confirm')}
      </Button>
    </>
  )
}

/** Phone and e-mail: a person signs in with either, so a new one is proved by a code. */
export const ContactsCard = () => {
  const t = useProfileMessages()
  const user = useUser()
  const [changing, setChanging] = useState<ContactKind | null>(null)
  return (
    <Card as="section" aria-labelledby="profile-contacts">
      <Stack gap={16}>
        <Heading id="profile-contacts" level={2}>
          {t('personal.contacts')}
        </Heading>
        <DescriptionList
          layout="stacked"
          items={[
            {
              label: t('personal.phone'),
              value: (
                <Inline gap={12}>
                  <span>{phoneText(user.mobilePhone)}</span>
                  <Proof
                    isConfirmed={user.phoneConfirmed}
                    label={t('personal.confirmThisPhone')}
                    onConfirm={() => setChanging('PRESENT_PHONE')}
                  />
                  <Button
                    aria-label={t('personal.changePhone')}
                    variant="outline"
                    tone="neutral"
                    size="small"
                    onPress={() => setChanging('PHONE')}
                  >
                    {t('personal.change')}
                  </Button>
                </Inline>
              ),
            },
            {
              label: t('personal.email'),
              value: (
                <Inline gap={12}>
                  <span>
                    <NetAddress>{user.email}</NetAddress>
                  </span>
                  <Proof
                    isConfirmed={user.emailConfirmed}
                    label={t('personal.confirmThisEmail')}
                    onConfirm={() => setChanging('PRESENT_EMAIL')}
                  />
                  <Button
                    aria-label={t('personal.changeEmail')}
                    variant="outline"
                    tone="neutral"
                    size="small"
                    onPress={() => setChanging('EMAIL')}
                  >
                    {t('personal.change')}
                  </Button>
                </Inline>
              ),
            },
          ]}
        />
      </Stack>
      {changing && <ContactDialog kind={changing} onClose={() => setChanging(null)} />}
    </Card>
  )
}
