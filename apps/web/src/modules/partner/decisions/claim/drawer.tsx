import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { Button } from '@cabinet/ui/button'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { useState } from 'react'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { ActionButton } from '../action-button.tsx'
import { CopyItn } from '../copy-itn.tsx'
import { HistoryPart } from '../history.tsx'
import { useDecisionsMessages } from '../messages.ts'
import { AskDialog } from './ask-dialog.tsx'
import { useClaim, useClaimHistory, useTake, waitingStates } from './data.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { ClaimDetails } from './details.tsx'
import { ClaimDocuments } from './documents.tsx'
import { Messages } from './messages-part.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { Deadline } from './state.tsx'

const WIDTH = 720

/** States in which there is something to do. */
const acted: ReadonlySet<string> = new Set(waitingStates)

type Opened = 'decide' | 'ask' | 'pay' | null

const Take = ({ claim }: { claim: InsurerClaim }) => {
  const t = useDecisionsMessages()
  const { decide, isDeciding } = useTake()
  return (
    <ActionButton
      data-track="decision-claim-take"
      isLoading={isDeciding}
      done={t('claim.taken')}
      onAct={() => decide({ id: claim.id }, { version: claim.version })}
    >
      {t('request.take')}
    </ActionButton>
  )
}

/** What the insurer can do with it now: nothing while it waits for documents, and once it has paid or refused. */
const Actions = ({ claim, onOpen }: { claim: InsurerClaim; onOpen: (what: Opened) => void }) => {
  const t = useDecisionsMessages()
  const { state } = claim
  if (state === 'APPROVED' || state === 'PARTIALLY_APPROVED') {
    return (
      <Button data-track="decision-claim-pay" onPress={() => onOpen('pay')}>
        {t('claim.pay')}
      </Button>
    )
  }
  if (state === 'SUBMITTED') {
    return (
      <>
        <Button data-track="decision-claim-decide" variant="outline" tone="neutral" onPress={() => onOpen('decide')}>
          {t('claim.decide')}
        </Button>
        <Take claim={claim} />
      </>
    )
  }
  if (state !== 'IN_REVIEW') return null
  return (
    <>
      <Button data-track="decision-claim-ask" variant="outline" tone="neutral" onPress={() => onOpen('ask')}>
        {t('claim.ask')}
      </Button>
      <Button data-track="decision-claim-decide" onPress={() => onOpen('decide')}>
        {t('claim.decide')}
      </Button>
    </>
  )
}

const Content = ({ claim }: { claim: InsurerClaim }) => (
  <Stack gap={24}>
    <Inline gap={12}>
      <Deadline claim={claim} />
      <CopyItn itn={claim.policyholder.itn} />
    </Inline>
    <ClaimDetails claim={claim} />
    <ClaimDocuments claim={claim} />
    <Messages claim={claim} />
    <HistoryPart of={useClaimHistory(claim.id)} />
  </Stack>
)

/** A claim with its documents and messages, and what the insurer does about it. */
export const ClaimDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const { data: claim, error, mutate } = useClaim(id)
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={claim ? t('claim.title', { number: claim.number }) : t('claim')}
      onOpenChange={onClose}
      footer={claim && acted.has(claim.state) ? <Actions claim={claim} onOpen={setOpened} /> : undefined}
    >
      {claim ? (
        <Content claim={claim} />
      ) : error === undefined ? (
        <SkeletonText lines={12} />
      ) : (
        <LoadFailure error={error} onRetry={() => mutate()} />
      )}
      {claim && opened === 'decide' && <DecideDialog claim={claim} onClose={close} />}
      {claim && opened === 'ask' && <AskDialog claim={claim} onClose={close} />}
      {claim && opened === 'pay' && <PayDialog claim={claim} onClose={close} />}
    </Drawer>
  )
}
