import type { PartnerCard } from '@cabinet/contract/partner/partners'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useRemoveWebhook, useReplay, useSaveWebhook } from '../data.ts'
import { DeliveryList } from './delivery-list.tsx'
import { usePartnerMessages } from './messages.ts'
import { useOffReason } from './off-reason.ts'
import * as styles from './partner.css.ts'
import { ShownOnce } from '../../../shared/ui/shown-once.tsx'
import { WebhookDetails } from './webhook-details.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Where events of the partner go by themselves. */
export const WebhookTarget = ({ partner }: { partner: PartnerCard }) => {
  const { id, webhookTarget: target } = partner
  const t = usePartnerMessages()
  const offReason = useOffReason(partner)
  const attempt = useAttempt()
  const { trigger: replay, isMutating } = useReplay()
  const { trigger: remove } = useRemoveWebhook()
  const { trigger: save } = useSaveWebhook()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const resume = () =>
    attempt(async () => {
      await replay({ params: { id }, body: {} })
      toast.show({ tone: 'positive', text: t('webhook.goesOn') })
    })
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
      {target === null ? (
        <Card>
          <EmptyState
            title={t('webhook.empty')}
            action={
              <Button disabledReason={offReason} onPress={() => setEditing(true)}>
                {t('webhook.set')}
              </Button>
            }
          >
            {t('webhook.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <Stack gap={16}>
            <WebhookDetails target={target} />
            {target.lastProblem !== null && (
              <Banner tone={target.state === 'PAUSED' ? 'negative' : 'notice'} title={t('webhook.problem')}>
                <span className={styles.code}>{target.lastProblem}</span>
              </Banner>
            )}
            <Inline gap={8}>
              {(target.state === 'PAUSED' || target.state === 'RETRYING') && (
                <Button isLoading={isMutating} disabledReason={offReason} onPress={() => void resume()}>
                  {t('webhook.goOn')}
                </Button>
              )}
              <Button variant="outline" tone="neutral" disabledReason={offReason} onPress={() => setEditing(true)}>
                {t('webhook.change')}
              </Button>
              <Button variant="quiet" tone="negative" disabledReason={offReason} onPress={() => setRemoving(true)}>
                {t('webhook.remove')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      )}
      {isEditing && (
        <WebhookDialog
          partnerId={id}
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
        onConfirm={() => remove({ params: { id } })}
      >
        {t('webhook.removeText')}
      </ConfirmDialog>
    </Stack>
  )
}

/** Where events of the partner go by themselves, and how they arrive. */
export const WebhookTab = ({ partner }: { partner: PartnerCard }) => (
  <Stack gap={16}>
    <WebhookTarget partner={partner} />
    <DeliveryList partner={partner} />
  </Stack>
)
