import type { PartnerCard } from '@cabinet/contract/partners'
import { Checkbox } from '@cabinet/ui/checkbox'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { first, max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useSaveWebhook } from '../data.ts'
import { usePartnerMessages } from './messages.ts'

const URL_LENGTH = 500

interface Values {
  readonly url: string
  readonly withNewSecret?: boolean
}

/** Says where events go; the first time, and when asked, with a new secret for signatures. */
export const WebhookDialog = ({
  partnerId,
  target,
  onSecret,
  onClose,
}: {
  partnerId: string
  target: PartnerCard['webhookTarget']
  onSecret: (secret: string | null) => void
  onClose: () => void
}) => {
  const t = usePartnerMessages()
  const say = useRuleText()
  const { trigger } = useSaveWebhook()
  const validate = useMemo(
    () => formValidator({ url: first<'required' | 'max'>(required, max(URL_LENGTH)) }, say),
    [say],
  )
  const submit = async ({ url, withNewSecret = false }: Values) => {
    const { secret } = await trigger({ params: { id: partnerId }, body: { url, withNewSecret } })
    onSecret(secret)
  }
  return (
    <FormDialog<Values>
      title={t('webhook.dialog')}
      text={t('webhook.dialogText')}
      submit={t('webhook.save')}
      done={t('webhook.saved')}
      initialValues={{ url: target?.url ?? '' }}
      validate={validate}
      fields={['url']}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField<string> name="url" empty="">
        {(field) => <TextField {...field} isRequired type="url" label={t('webhook.url')} placeholder="https://" />}
      </FormField>
      {target !== null && (
        <FormField<boolean> name="withNewSecret" empty={false}>
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} description={t('webhook.rotateHint')}>
              {t('webhook.rotate')}
            </Checkbox>
          )}
        </FormField>
      )}
    </FormDialog>
  )
}
