import { senderPages } from '@cabinet/contract/sender/pages'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { useCan } from '../../../shared/access/user.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useMessages } from '../messages.ts'
import { useConnect } from './use-connect.ts'

export interface SenderActionsProps {
  readonly isOn: boolean
  readonly hasCredential: boolean
  /** The account does not work. */
  readonly isBroken: boolean
}

/** Without a courier account the way begins with connecting one; with it, with the terms. */
const ConnectButton = ({ hasCredential, isBroken }: Pick<SenderActionsProps, 'hasCredential' | 'isBroken'>) => {
  const t = useMessages()
  const shared = useSharedMessages()
  const isAdmin = useCan()(['USER_ADMIN'])
  const { connect } = useConnect()
  // A broken account is repaired first: until then nothing would be insured.
  const look = isBroken ? ({ variant: 'outline', tone: 'neutral' } as const) : {}
  if (!isAdmin) return <Button disabledReason={shared('adminOnly')}>{t('card.connect')}</Button>
  if (hasCredential)
    return (
      <ButtonLink {...look} href={senderPages['Sender:InsuranceConditions']({}, { insurance: 'applying' })}>
        {t('card.connect')}
      </ButtonLink>
    )
  return (
    <Button {...look} onPress={connect}>
      {t('card.connect')}
    </Button>
  )
}

/** What can be done from the courier card. */
export const SenderActions = ({ isOn, hasCredential, isBroken }: SenderActionsProps) => {
  const t = useMessages()
  const isSender = useCan()(['SENDER'])
  return (
    <>
      {isOn ? (
        isSender && (
          <ButtonLink href={senderPages['Sender:InsuranceManagement']()} variant="outline" tone="neutral">
            {t('card.manage')}
          </ButtonLink>
        )
      ) : (
        <ConnectButton hasCredential={hasCredential} isBroken={isBroken} />
      )}
      {(hasCredential || !isOn) && (
        <ButtonLink href={senderPages['Sender:InsuranceConditions']()} variant="outline" tone="neutral">
          {t('card.conditions')}
        </ButtonLink>
      )}
    </>
  )
}
