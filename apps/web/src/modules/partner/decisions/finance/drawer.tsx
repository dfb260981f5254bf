import type { BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { companyText } from '../../../../shared/company-text.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { ActionButton } from '../action-button.tsx'
import { CopyItn } from '../copy-itn.tsx'
import { HistoryPart } from '../history.tsx'
import { useDecisionsMessages } from '../messages.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { AskedList } from './asked-list.tsx'
import { useRequest, useRequestHistory, useTake } from './data.ts'
import { RequestDetails } from './details.tsx'
import { RequestDocuments } from './documents.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { RequestState } from './state.tsx'

const WIDTH = 720

/** States in which there is something to do. */
const acted: ReadonlySet<string> = new Set(['SEND_BANK', 'PROCESSING'])

type Opened = 'approve' | 'ask' | 'refuse' | null

const Take = ({ request }: { request: BankRequestInFull }) => {
  const t = useDecisionsMessages()
  const { decide, isDeciding } = useTake()
  return (
    <ActionButton
      data-track="decision-request-take"
      isLoading={isDeciding}
      done={t('request.taken')}
      onAct={() => decide({ id: request.id }, { version: request.version })}
    >
      {t('request.take')}
    </ActionButton>
  )
}

/** What the bank can do with it now: nothing once it has decided. */
const Actions = ({ request, onOpen }: { request: BankRequestInFull; onOpen: (what: Opened) => void }) => {
  const t = useDecisionsMessages()
  const isNew = request.state === 'SEND_BANK'
  if (!isNew && request.state !== 'PROCESSING') return null
  return (
    <>
      <Button data-track="decision-request-refuse" variant="quiet" tone="negative" onPress={() => onOpen('refuse')}>
        {t('request.refuse')}
      </Button>
      {isNew ? (
        <>
          <Button
            data-track="decision-request-approve"
            variant="outline"
            tone="neutral"
            onPress={() => onOpen('approve')}
          >
            {t('request.approve')}
          </Button>
          <Take request={request} />
        </>
      ) : (
        <>
          <Button data-track="decision-request-ask" variant="outline" tone="neutral" onPress={() => onOpen('ask')}>
            {t('request.ask')}
          </Button>
          <Button data-track="decision-request-approve" onPress={() => onOpen('approve')}>
            {t('request.approve')}
          </Button>
        </>
      )}
    </>
  )
}

const Content = ({ request }: { request: BankRequestInFull }) => {
  const t = useDecisionsMessages()
  return (
    <Stack gap={24}>
      <Inline gap={12}>
        <RequestState state={request.state} />
        {request.plannedDecisionDate !== null && request.agreementId === null && request.state !== 'CANCEL' && (
          <Text tone="muted">
            {t('request.untilShort')} <DateText value={request.plannedDecisionDate} />
          </Text>
        )}
        <CopyItn itn={request.applicant.itn} />
      </Inline>
      <RequestDetails request={request} />
      <RequestDocuments request={request} />
      <AskedList request={request} />
      <HistoryPart of={useRequestHistory(request.id)} />
    </Stack>
  )
}

/** A request with all that was filled in and attached, and what the bank does about it. */
export const RequestDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const { data: request, error, mutate } = useRequest(id)
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const title = request ? t('request.title', { client: companyText(request.applicant.shortName) }) : t('request')
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={title}
      onOpenChange={onClose}
      footer={request && acted.has(request.state) ? <Actions request={request} onOpen={setOpened} /> : undefined}
    >
      {request ? (
        <Content request={request} />
      ) : error === undefined ? (
        <SkeletonText lines={12} />
      ) : (
        <LoadFailure error={error} onRetry={() => mutate()} />
      )}
      {request && opened === 'approve' && <ApproveDialog request={request} onClose={close} />}
      {request && opened === 'ask' && <AskDialog request={request} onClose={close} />}
      {request && opened === 'refuse' && <RefuseDialog request={request} onClose={close} />}
    </Drawer>
  )
}
