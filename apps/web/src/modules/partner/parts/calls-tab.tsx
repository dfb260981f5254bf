import {
  callsExcel,
  type PartnerCall,
  type PartnerCallInFull,
  type PartnerCard,
} from '@cabinet/contract/partner/partners'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { useMemo } from 'react'
import { Loaded } from '../../../shared/loaded.tsx'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { useCall } from '../data.ts'
import { type PartnerMessages, usePartnerMessages } from './messages.ts'
import * as styles from './partner.css.ts'
import { callsRegister, useCallsControls } from './registers.tsx'

const WIDTH = 640
/** A delivery may be about hundreds of things: the first of them are enough to go on from. */
const SHOWN_SUBJECTS = 5

const columnsOf = (t: PartnerMessages): readonly Column<PartnerCall>[] => [
  {
    id: 'endpoint',
    header: t('calls.call'),
    width: 340,
    isRowHeader: true,
    isAlwaysShown: true,
    isFlexible: true,
    cell: ({ endpoint, subjectId, isSandbox }) => (
      <span className={styles.lines}>
        <Inline gap={8}>
          <span className={styles.code}>{endpoint}</span>
          {isSandbox && <Badge>{t('calls.sandbox')}</Badge>}
        </Inline>
        {subjectId !== null && <span className={styles.muted}>{subjectId}</span>}
      </span>
    ),
  },
  {
    id: 'externalId',
    header: t('calls.externalId'),
    width: 220,
    cell: ({ externalId }) => <span className={styles.muted}>{externalId ?? '—'}</span>,
  },
  {
    id: 'status',
    header: t('calls.status'),
    width: 120,
    isSortable: true,
    cell: ({ status }) => <Badge tone={status < 300 ? 'positive' : 'negative'}>{status}</Badge>,
  },
  {
    id: 'atDateTime',
    header: t('calls.at'),
    width: 170,
    isSortable: true,
    cell: ({ atDateTime }) => <DateText value={atDateTime} format="dateTime" />,
  },
]

/** JSON as people read it; what is none stays as it came. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const CallText = ({ call, onSubject }: { call: PartnerCallInFull; onSubject: (id: string) => void }) => {
  const t = usePartnerMessages()
  const { subjectIds } = call
  return (
    <Stack gap={16}>
      <DescriptionList
        items={[
          { label: t('calls.at'), value: <DateText value={call.atDateTime} format="dateTime" /> },
          { label: t('calls.key'), value: call.by ?? <span className={styles.code}>{call.keyPrefix}…</span> },
          { label: t('calls.externalId'), value: call.externalId ?? '—' },
          { label: t('calls.status'), value: call.status },
          ...(call.isSandbox ? [{ label: t('calls.where'), value: t('calls.inSandbox') }] : []),
        ]}
      />
      {subjectIds.length > 0 && (
        <Stack gap={8}>
          <Heading level={3}>{t('calls.subjects')}</Heading>
          {subjectIds.slice(0, SHOWN_SUBJECTS).map((id) => (
            <Inline key={id} gap={8}>
              <Button
                data-track="call-subject"
                size="small"
                variant="outline"
                tone="neutral"
                aria-label={t('calls.sameSubjectOne', { subject: id })}
                onPress={() => onSubject(id)}
              >
                {t('calls.sameSubject')}
              </Button>
              <span className={styles.code}>{id}</span>
            </Inline>
          ))}
          {subjectIds.length > SHOWN_SUBJECTS && (
            <span className={styles.muted}>
              {t('calls.moreSubjects', { count: subjectIds.length - SHOWN_SUBJECTS })}
            </span>
          )}
        </Stack>
      )}
      <Heading level={3}>{t('calls.body')}</Heading>
      <pre className={styles.body}>{readable(call.body)}</pre>
      <Heading level={3}>{t('calls.answer')}</Heading>
      <pre className={styles.body}>{readable(call.answer)}</pre>
    </Stack>
  )
}

const CallDrawer = ({
  partnerId,
  id,
  onSubject,
  onClose,
}: {
  partnerId: string
  id: string
  onSubject: (id: string) => void
  onClose: () => void
}) => {
  const t = usePartnerMessages()
  const found = useCall(partnerId, id)
  return (
    <Drawer isOpen width={WIDTH} title={found.data?.endpoint ?? t('calls.call')} onOpenChange={onClose}>
      <Loaded of={found}>{(call) => <CallText call={call} onSubject={onSubject} />}</Loaded>
    </Drawer>
  )
}

/** What the partner has told, word for word, and what it was answered. */
export const CallsTab = ({ partner: { id } }: { partner: PartnerCard }) => {
  const t = usePartnerMessages()
  const ofPartner = useMemo(() => [{ field: 'partnerId' as const, operation: 'EQ' as const, value: id }], [id])
  const register = useRegister(callsRegister, ofPartner)
  const columns = useMemo(() => columnsOf(t), [t])
  const controls = useCallsControls(register.values.subject !== '')
  return (
    <Register
      of={register}
      hasHeading
      actions={<RegisterExport excel={callsExcel} query={register.query} />}
      label={t('tab.calls')}
      columns={columns}
      search={{ name: 'q', label: t('calls.search'), placeholder: t('calls.searchHint') }}
      controls={controls}
      empty={<EmptyState title={t('calls.empty')}>{t('calls.emptyText')}</EmptyState>}
      drawer={(key, close) => (
        <CallDrawer
          key={key}
          partnerId={id}
          id={key}
          onSubject={(subject) => {
            close()
            register.setFilter('subject', subject)
          }}
          onClose={close}
        />
      )}
    />
  )
}
