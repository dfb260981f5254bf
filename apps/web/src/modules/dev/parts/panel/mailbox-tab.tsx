import { channels, mailbox, type MailboxItem, messages, mailboxExcel } from '@cabinet/contract/dev'
import { Badge } from '@cabinet/ui/badge'
import { CopyButton } from '@cabinet/ui/copy-button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { selectControl } from '../../../../shared/register/controls.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { RegisterExport } from '../../../../shared/register/register-export.tsx'
import { Register } from '../../../../shared/register/register.tsx'
import { defineRegister, useRegister } from '../../../../shared/register/use-register.ts'
import { NetAddress } from '../../../../shared/ui/net-address.tsx'
import * as styles from './mailbox-tab.css.ts'
import { MessageDrawer, messageKey } from './message-drawer.tsx'
import { usePanelMessages } from './messages.ts'

type Messages = ReturnType<typeof usePanelMessages>

const tones = { KEPT: 'neutral', WAITING: 'notice', SENT: 'positive', FAILED: 'negative' } as const

const columnsOf = (t: Messages): readonly Column<MailboxItem>[] => [
  {
    id: 'what',
    header: t('mailbox.what'),
    width: 240,
    isRowHeader: true,
    isFlexible: true,
    cell: ({ subject, excerpt }) => (
      <span className={styles.what}>
        {subject || excerpt}
        {subject !== '' && <span className={styles.excerpt}>{excerpt}</span>}
      </span>
    ),
  },
  {
    id: 'recipient',
    header: t('mailbox.recipient'),
    width: 188,
    isSortable: true,
    cell: ({ recipient }) => <NetAddress>{recipient}</NetAddress>,
  },
  {
    id: 'code',
    header: t('mailbox.code'),
    width: 124,
    cell: ({ code }) =>
      code === null ? (
        '—'
      ) : (
        <Inline gap={4} isSingleLine>
          <Text as="span" weight="medium">
            {code}
          </Text>
          <CopyButton isIconOnly size="small" value={code} label={t('mailbox.copyCode', { code })} />
        </Inline>
      ),
  },
  {
    id: 'channel',
    header: t('mailbox.channel'),
    width: 84,
    cell: ({ channel }) => t(`mailbox.channel.${channel}`),
  },
  {
    id: 'state',
    header: t('mailbox.state'),
    width: 136,
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`mailbox.state.${state}`)}</Badge>,
  },
  {
    id: 'createdDateTime',
    isSortable: true,
    header: t('mailbox.created'),
    width: 152,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} format="dateTime" />,
  },
]

const by = filtersOf(messages)

/** The register of everything that the product has written. */
const mailboxRegister = defineRegister({
  id: 'mailbox',
  list: messages,
  find: mailbox,
  filters: { search: by.search('search'), channel: by.oneOf('channel') },
  sort: ['recipient', 'createdDateTime'],
  keyOf: messageKey,
  reading: { refreshInterval: 10_000 },
})

/** Emails and text messages that the product has written, with the codes in them. */
export const MailboxTab = () => {
  const t = usePanelMessages()
  const register = useRegister(mailboxRegister)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Register
      hasHeading
      actions={<RegisterExport excel={mailboxExcel} query={register.query} />}
      of={register}
      label={t('tab.mailbox')}
      search={{ name: 'search', label: t('mailbox.search'), placeholder: t('mailbox.search') }}
      controls={[
        selectControl({
          name: 'channel',
          label: t('mailbox.channel'),
          any: t('mailbox.channel.ALL'),
          choices: channels.map((channel) => ({ value: channel, label: t(`mailbox.channel.${channel}`) })),
        }),
      ]}
      columns={columns}
      empty={<EmptyState title={t('mailbox.empty')}>{t('mailbox.emptyText')}</EmptyState>}
      drawer={(key, close) => <MessageDrawer open={key} onClose={close} />}
    />
  )
}
