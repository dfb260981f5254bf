import type { InsurerBuyer } from '@cabinet/contract/debtor/partner-credit'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { useState } from 'react'
import { companyText } from '../../../../shared/company-text.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { DrawerPart } from '../../../../shared/ui/drawer-part.tsx'
import { ActionButton } from '../action-button.tsx'
import { CopyItn } from '../copy-itn.tsx'
import { HistoryPart } from '../history.tsx'
import { useDecisionsMessages } from '../messages.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { useBuyer, useBuyerHistory, useRefuse, useResume, useSuspend } from './data.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { LimitState } from './state.tsx'

const WIDTH = 640
const NONE = '—'

/** States in which there is something to do. */
const acted: ReadonlySet<string> = new Set(['REQUESTED', 'APPROVED', 'PARTIALLY_APPROVED', 'SUSPENDED'])

type Opened = 'approve' | 'refuse' | 'suspend' | null

const sumOf = (kopecks: number | null) => (kopecks === null ? NONE : <Money kopecks={kopecks} />)

const Resume = ({ buyer }: { buyer: InsurerBuyer }) => {
  const t = useDecisionsMessages()
  const { decide, isDeciding } = useResume()
  return (
    <ActionButton
      data-track="decision-limit-resume"
      isLoading={isDeciding}
      done={t('limit.resumed')}
      onAct={() => decide({ id: buyer.id }, {})}
    >
      {t('limit.resume')}
    </ActionButton>
  )
}

/** What the insurer can do with the limit now: it answers what was asked for, and holds back or lessens what is in force. */
const Actions = ({ buyer, onOpen }: { buyer: InsurerBuyer; onOpen: (what: Opened) => void }) => {
  const t = useDecisionsMessages()
  const { state } = buyer
  if (state === 'SUSPENDED') return <Resume buyer={buyer} />
  if (state === 'REQUESTED') {
    return (
      <>
        <Button data-track="decision-limit-refuse" variant="quiet" tone="negative" onPress={() => onOpen('refuse')}>
          {t('request.refuse')}
        </Button>
        <Button data-track="decision-limit-approve" onPress={() => onOpen('approve')}>
          {t('request.approve')}
        </Button>
      </>
    )
  }
  if (state !== 'APPROVED' && state !== 'PARTIALLY_APPROVED') return null
  return (
    <>
      <Button data-track="decision-limit-suspend" variant="quiet" tone="negative" onPress={() => onOpen('suspend')}>
        {t('limit.suspend')}
      </Button>
      <Button data-track="decision-limit-change" variant="outline" tone="neutral" onPress={() => onOpen('approve')}>
        {t('limit.change')}
      </Button>
    </>
  )
}

const Content = ({ buyer }: { buyer: InsurerBuyer }) => {
  const t = useDecisionsMessages()
  const { requestedDateTime: at, validUntil } = buyer
  return (
    <Stack gap={24}>
      <Inline gap={12}>
        <LimitState state={buyer.state} />
        <CopyItn itn={buyer.itn} />
      </Inline>
      <DrawerPart title={t('limit')}>
        <DescriptionList
          items={[
            { label: t('limit.requested'), value: sumOf(buyer.requestedLimit) },
            { label: t('limit.requestedAt'), value: at === null ? NONE : <DateText value={at} format="dateTime" /> },
            { label: t('claim.approved'), value: sumOf(buyer.approvedLimit) },
            { label: t('limit.validUntil'), value: validUntil === null ? NONE : <DateText value={validUntil} /> },
            { label: t('limit.used'), value: sumOf(buyer.usedLimit) },
            { label: t('limit.overdue'), value: sumOf(buyer.overdueSum) },
          ]}
        />
      </DrawerPart>
      <DrawerPart title={t('limit.buyer')}>
        <DescriptionList
          items={[
            { label: t('form.fullName'), value: companyText(buyer.fullName) },
            { label: t('form.itn'), value: buyer.itn },
            { label: t('form.kpp'), value: buyer.kpp ?? NONE },
            { label: t('form.ogrn'), value: buyer.ogrn ?? NONE },
            { label: t('client'), value: companyText(buyer.policyholder.shortName) },
            {
              label: t('limit.contract'),
              value: (
                <>
                  {buyer.contract.number}, <DateText value={buyer.contract.date} />
                </>
              ),
            },
            { label: t('limit.term'), value: t('days', { count: buyer.paymentTermDays }) },
          ]}
        />
      </DrawerPart>
      <HistoryPart of={useBuyerHistory(buyer.id)} />
    </Stack>
  )
}

const Dialogs = ({ buyer, opened, onClose }: { buyer: InsurerBuyer; opened: Opened; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const { decide: refuse } = useRefuse()
  const { decide: suspend } = useSuspend()
  const { id, version } = buyer
  if (opened === 'approve') return <ApproveDialog buyer={buyer} onClose={onClose} />
  if (opened === 'refuse') {
    return (
      <ReasonDialog
        title={t('limitRefuse.title')}
        text={t(buyer.approvedLimit === null ? 'limitRefuse.text' : 'limitRefuse.keeps')}
        submit={t('request.refuse')}
        done={t('limitRefuse.done')}
        onSubmit={(reason) => refuse({ id }, { reason, version })}
        onClose={onClose}
      />
    )
  }
  if (opened !== 'suspend') return null
  return (
    <ReasonDialog
      title={t('limitSuspend.title')}
      text={t('limitSuspend.text')}
      submit={t('limit.suspend')}
      done={t('limitSuspend.done')}
      onSubmit={(reason) => suspend({ id }, { reason, version })}
      onClose={onClose}
    />
  )
}

/** A buyer of an insured organization with the limit on it, and what the insurer does about it. */
export const LimitDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const { data: buyer, error, mutate } = useBuyer(id)
  const [opened, setOpened] = useState<Opened>(null)
  return (
    <Drawer
      isOpen
      width={WIDTH}
      title={buyer ? companyText(buyer.shortName) : t('limit')}
      onOpenChange={onClose}
      footer={buyer && acted.has(buyer.state) ? <Actions buyer={buyer} onOpen={setOpened} /> : undefined}
    >
      {buyer ? (
        <Content buyer={buyer} />
      ) : error === undefined ? (
        <SkeletonText lines={10} />
      ) : (
        <LoadFailure error={error} onRetry={() => mutate()} />
      )}
      {buyer && <Dialogs buyer={buyer} opened={opened} onClose={() => setOpened(null)} />}
    </Drawer>
  )
}
