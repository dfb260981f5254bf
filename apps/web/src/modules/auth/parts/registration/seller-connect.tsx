import { pages } from '@cabinet/contract/pages'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { current } from '@cabinet/contract/people/user'
import { connect, type SellerData, type SellerKey } from '@cabinet/contract/auth/seller-registration'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { keepTogether } from '../../../../shared/intl/keep-together.ts'
import { allows } from '../../../../shared/access/access.ts'
import { useWrite } from '../../../../shared/api/data.ts'
import { call } from '../../../../shared/api/http.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useOpenCabinet } from '../../../../shared/auth/open-cabinet.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useRegistrationMessages } from './messages.ts'

interface SellerConnectProps {
  readonly user: CurrentUser
  readonly seller: SellerData
  readonly sellerKey: SellerKey
}

const Connected = ({ user, account }: { user: CurrentUser; account: string }) => {
  const t = useRegistrationMessages()
  const openCabinet = useOpenCabinet()
  // The role has just come: the cabinet is opened anew with what it brings.
  const go = async () => openCabinet(await call(current), pages.offer())
  return (
    <>
      <Banner tone="positive" announce="status" title={t('seller.connected', { account })}>
        {t('seller.connectedText', { organization: keepTogether(user.organization?.shortName ?? '') })}
      </Banner>
      <Button size="large" isBlock onPress={() => void go()}>
        {t('seller.toCabinet')}
      </Button>
    </>
  )
}

/** For whoever is signed in: the account joins their cabinet, if the link is for its organization. */
export const SellerConnect = ({ user, seller, sellerKey }: SellerConnectProps) => {
  const t = useRegistrationMessages()
  const shared = useSharedMessages()
  const { trigger, isMutating } = useWrite(connect)
  const [connected, setConnected] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const organization = keepTogether(user.organization?.shortName ?? '')
  if (connected !== null) return <Connected user={user} account={connected} />
  if (user.organization?.itn !== seller.itn)
    return (
      <Banner tone="info">
        {t('seller.otherOrganization', {
          name: keepTogether(seller.organizationName ?? ''),
          itn: seller.itn,
          organization,
        })}
      </Banner>
    )
  const send = async () => {
    setProblem(null)
    try {
      const { sellerAccountName } = await trigger({ body: sellerKey })
      setConnected(sellerAccountName)
    } catch (error) {
      setProblem(problemOf(error, shared).message)
    }
  }
  return (
    <>
      <Text tone="muted">{t('seller.connectLead', { organization })}</Text>
      {problem && (
        <Banner tone="negative" announce="alert">
          {problem}
        </Banner>
      )}
      <Button
        size="large"
        isBlock
        isLoading={isMutating}
        disabledReason={allows(user, ['USER_ADMIN']) ? undefined : shared('adminOnly')}
        onPress={() => void send()}
      >
        {t('seller.connect', { organization })}
      </Button>
    </>
  )
}
