import type { MailboxItem } from '@cabinet/contract/dev'
import { Banner } from '@cabinet/ui/banner'
import { CopyButton } from '@cabinet/ui/copy-button'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMessage } from '../../data.ts'
import { EmailView } from './email-view.tsx'
import { Loaded } from '../../../../shared/loaded.tsx'
import { usePanelMessages } from './messages.ts'

const WIDTH = 720

/** A message in the address: its channel and its id. */
export const messageKey = ({ channel, id }: Pick<MailboxItem, 'channel' | 'id'>): string => `${channel}:${id}`

const idsOf = (key: string | null): Pick<MailboxItem, 'channel' | 'id'> | null => {
  const [channel, id] = key?.split(':') ?? []
  return (channel === 'EMAIL' || channel === 'SMS') && id ? { channel, id } : null
}

/** One email or text message beside the mailbox. */
export const MessageDrawer = ({ open, onClose }: { open: string | null; onClose: () => void }) => {
  const t = usePanelMessages()
  const ids = idsOf(open)
  const found = useMessage(ids)
  return (
    <Drawer
      isOpen={ids !== null}
      width={WIDTH}
      title={found.data?.subject || t('mailbox.message')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Loaded of={found}>
        {({ subject, body, pageKey, recipient, code, createdDateTime, state, problem, attempts }) => (
          <Stack gap={16}>
            <DescriptionList
              items={[
                { label: t('mailbox.recipient'), value: recipient },
                { label: t('mailbox.created'), value: <DateText value={createdDateTime} format="dateTime" /> },
                { label: t('mailbox.state'), value: t(`mailbox.state.${state}`) },
                ...(attempts > 0 ? [{ label: t('mailbox.attempts'), value: attempts }] : []),
              ]}
            />
            {problem !== null && <Banner tone="negative">{problem}</Banner>}
            {code !== null && (
              <Inline gap={12}>
                <Text size="title" weight="medium">
                  {code}
                </Text>
                <CopyButton value={code} label={t('mailbox.copyCode', { code })} />
              </Inline>
            )}
            <EmailView subject={subject || t('mailbox.message')} body={body} pageKey={pageKey} />
          </Stack>
        )}
      </Loaded>
    </Drawer>
  )
}
