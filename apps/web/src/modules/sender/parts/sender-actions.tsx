import { senderPages } from '@cabinet/contract/sender-pages'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { useCan } from '../../../shared/access/user.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useMessages } from '../messages.ts'
import { useConnect } from './use-connect.ts'

/** Without a courier account the way begins with connecting one; with it, with the terms. */
const ConnectButton = ({ hasCredential }: { hasCredential: boolean }) => {
  const t = useMessages()
  const shared = useSharedMessages()
  const isAdmin = useCan()(['USER_ADMIN'])
  const { connect } = useConnect()
  if (!isAdmin) return <Button disabledReason={shared('adminOnly')}>{t('card.connect')}</Button>
  if (hasCredential)
    return (
      <ButtonLink href={senderPages['Sender:InsuranceConditions']({}, { insurance: 'applying' })}>
        {t('card.connect')}
      </ButtonLink>
    )
  return <Button onPress={connect}>{t('card.connect')}</Button>
}

export interface SenderActionsProps {
  readonly isOn: boolean
  readonly hasCredential: boolean
}

/** What can be done from the courier card. */
export const SenderActions = ({ isOn, hasCredential }: SenderActionsProps) => {
  const t = useMessages()
  const isSender = useCan()(['SENDER'])
  return (
    <>
      {isOn ? (
        isSender && <ButtonLink href={senderPages['Sender:InsuranceManagement']()}>{t('card.manage')}</ButtonLink>
      ) : (
        <ConnectButton hasCredential={hasCredential} />
      )}
      {(hasCredential || !isOn) && (
        <ButtonLink href={senderPages['Sender:InsuranceConditions']()} variant="outline" tone="neutral">
          {t('card.conditions')}
        </ButtonLink>
      )}
    </>
  )
}
