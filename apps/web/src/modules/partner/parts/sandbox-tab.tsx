import { partnerPages } from '@cabinet/contract/partner/pages'
import type { PartnerCard, PartnerWebhook } from '@cabinet/contract/partner/partners'
import type { PartnerSandbox } from '@cabinet/contract/partner/staff-sandbox'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { DescriptionList } from '@cabinet/ui/description-list'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { companyText } from '../../../shared/company-text.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { ShownOnce } from '../../../shared/ui/shown-once.tsx'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useRemoveSandboxWebhook, useResetSandbox, useSandbox, useSaveSandboxWebhook } from '../data.ts'
import { usePartnerMessages } from './messages.ts'
import { useOffReason } from './off-reason.ts'
import * as styles from './partner.css.ts'
import { WebhookDetails } from './webhook-details.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Whether somebody of the partner looks at its sandbox, and not platform staff. */
const useIsOwn = (): boolean => Boolean(useUser().partner)

/** Where events of the sandbox go by themselves. */
const SandboxWebhook = ({ partner, target }: { partner: PartnerCard; target: PartnerWebhook | null }) => {
  const { id: partnerId } = partner
  const t = usePartnerMessages()
  const offReason = useOffReason(partner)
  const isOwn = useIsOwn()
  const { trigger: save } = useSaveSandboxWebhook()
  const { trigger: remove } = useRemoveSandboxWebhook()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Stack gap={16}>
      {secret !== null && (
        <ShownOnce
          title={t('webhook.newSecret')}
          value={secret}
          note={t('webhook.secretOnce')}
          copy={t('webhook.copySecret')}
          onClose={() => setSecret(null)}
        />
      )}
      <Card>
        {target === null ? (
          <EmptyState
            title={t('sandbox.webhookEmpty')}
            action={
              <Button variant="outline" tone="neutral" disabledReason={offReason} onPress={() => setEditing(true)}>
                {t('webhook.set')}
              </Button>
            }
          >
            {t(isOwn ? 'sandbox.ownWebhookEmptyText' : 'sandbox.webhookEmptyText')}
          </EmptyState>
        ) : (
          <Stack gap={16}>
            <Heading level={2}>{t('sandbox.events')}</Heading>
            <WebhookDetails target={target} />
            {target.lastProblem !== null && (
              <Banner tone={target.state === 'PAUSED' ? 'negative' : 'notice'} title={t('webhook.problem')}>
                <Stack gap={8}>
                  <span className={styles.code}>{target.lastProblem}</span>
                  {target.state === 'PAUSED' && <span>{t('sandbox.resumeHint')}</span>}
                </Stack>
              </Banner>
            )}
            <Inline gap={8}>
              <Button variant="outline" tone="neutral" disabledReason={offReason} onPress={() => setEditing(true)}>
                {t('webhook.change')}
              </Button>
              <Button variant="quiet" tone="negative" disabledReason={offReason} onPress={() => setRemoving(true)}>
                {t('webhook.remove')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Card>
      {isEditing && (
        <WebhookDialog
          partnerId={partnerId}
          target={target}
          save={save}
          onSecret={setSecret}
          onClose={() => setEditing(false)}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('webhook.removeTitle')}
        confirmLabel={t('webhook.remove')}
        tone="negative"
        onOpenChange={setRemoving}
        onConfirm={() => remove({ params: { id: partnerId } })}
      >
        {t('webhook.removeText')}
      </ConfirmDialog>
    </Stack>
  )
}

/** Throws everything in the sandbox away, after a question. */
const Reset = ({ partner }: { partner: PartnerCard }) => {
  const { id: partnerId } = partner
  const t = usePartnerMessages()
  const offReason = useOffReason(partner)
  const attempt = useAttempt()
  const { trigger: reset } = useResetSandbox()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Inline gap={8}>
        <Button variant="outline" tone="neutral" disabledReason={offReason} onPress={() => setAsking(true)}>
          {t('sandbox.reset')}
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sandbox.resetTitle')}
        confirmLabel={t('sandbox.reset')}
        tone="negative"
        onOpenChange={setAsking}
        onConfirm={() =>
          attempt(async () => {
            await reset({ params: { id: partnerId } })
          })
        }
      >
        {t('sandbox.resetText')}
      </ConfirmDialog>
    </>
  )
}

const Opened = ({ partner, sandbox }: { partner: PartnerCard; sandbox: PartnerSandbox }) => {
  const t = usePartnerMessages()
  const isOwn = useIsOwn()
  const { organization, webhookTarget } = sandbox
  if (organization === null) {
    return (
      <Card>
        <EmptyState
          title={t('sandbox.empty')}
          {...(!isOwn && {
            action: (
              <ButtonLink variant="outline" tone="neutral" href={partnerPages.partner({ id: partner.id })}>
                {t('sandbox.toKeys')}
              </ButtonLink>
            ),
          })}
        >
          {t(isOwn ? 'sandbox.ownEmptyText' : 'sandbox.emptyText')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Stack gap={16}>
      <Card>
        <Stack gap={16}>
          <Stack gap={8}>
            <Heading level={2}>{t(isOwn ? 'tab.sandbox' : 'sandbox.title')}</Heading>
            <Text tone="muted">{t(isOwn ? 'sandbox.ownText' : 'sandbox.text')}</Text>
          </Stack>
          <DescriptionList
            items={[
              { label: t('sandbox.organization'), value: companyText(organization.shortName) },
              { label: t('sandbox.itn'), value: organization.itn },
            ]}
          />
          <Reset partner={partner} />
        </Stack>
      </Card>
      <SandboxWebhook partner={partner} target={webhookTarget} />
    </Stack>
  )
}

/** Where the partner tries out its programs: for platform staff, and for people of the partner below its keys. */
export const SandboxTab = ({ partner }: { partner: PartnerCard }) => (
  <Loaded of={useSandbox(partner.id)}>{(sandbox) => <Opened partner={partner} sandbox={sandbox} />}</Loaded>
)
