import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../../shared/access/user.tsx'
import { useSharedWords } from '../../../shared/words.ts'
import { paths } from '../paths.ts'
import { useWords } from '../words.ts'

const ConnectDialog = lazy(async () => {
  const { ConnectDialog: Dialog } = await import('./connect-dialog.tsx')
  return { default: Dialog }
})

/** Without a courier account the way begins with connecting one; with it, with the terms. */
const ConnectButton = ({ hasCredential }: { hasCredential: boolean }) => {
  const t = useWords()
  const shared = useSharedWords()
  const isAdmin = useCan()(['USER_ADMIN'])
  const [isOpen, setOpen] = useState(false)
  if (!isAdmin) return <Button disabledReason={shared('adminOnly')}>{t('card.connect')}</Button>
  if (hasCredential)
    return (
      <ButtonLink href={paths['Sender:InsuranceConditions']({}, { insurance: 'applying' })}>
        {t('card.connect')}
      </ButtonLink>
    )
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('card.connect')}</Button>
      {isOpen && (
        <Suspense>
          <ConnectDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export interface SenderActionsProps {
  readonly isOn: boolean
  readonly hasCredential: boolean
}

/** What can be done from the courier card. */
export const SenderActions = ({ isOn, hasCredential }: SenderActionsProps) => {
  const t = useWords()
  const isSender = useCan()(['SENDER'])
  return (
    <>
      {isOn ? (
        isSender && <ButtonLink href={paths['Sender:InsuranceManagement']()}>{t('card.manage')}</ButtonLink>
      ) : (
        <ConnectButton hasCredential={hasCredential} />
      )}
      {(hasCredential || !isOn) && (
        <ButtonLink href={paths['Sender:InsuranceConditions']()} variant="outline" tone="neutral">
          {t('card.conditions')}
        </ButtonLink>
      )}
    </>
  )
}
